"""Lessons, puzzles, deals of the day and a coach that gives reasons: for whoever wants to learn or to get better."""
