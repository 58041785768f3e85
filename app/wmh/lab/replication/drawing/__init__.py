"""Drawings of a report's pictures as SVG: charts, flow charts and trees."""
