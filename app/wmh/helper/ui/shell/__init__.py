"""The main window, put together: actions, menus, panels, what outlives it."""
