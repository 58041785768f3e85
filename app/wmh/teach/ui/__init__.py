"""Window of lessons, with all widgets that show, steer and export a lesson's steps."""
