"""What is on disk, and who owns it."""
