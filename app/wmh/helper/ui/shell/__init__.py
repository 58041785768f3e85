"""The main window: actions, menus, panels, and the models that outlive the window."""
