"""Root: four factions (six with the Riverfolk) fight for the Woodland. See docs/architecture.md."""
