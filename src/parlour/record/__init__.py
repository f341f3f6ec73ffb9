"""What is written down: positions, transcripts, and the careful reading of files that people have edited."""
