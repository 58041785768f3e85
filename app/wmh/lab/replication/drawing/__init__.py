"""Pictures of the report as SVG: charts, flows and trees."""
