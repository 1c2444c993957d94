"""Lessons, puzzles, deals of the day and a coach that gives reasons, for people who learn or want to get better."""
