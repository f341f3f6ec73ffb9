"""Pictures: colours, cut paper, signs and words for the SVG that each game draws from a View."""
