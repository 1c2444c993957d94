"""Training of the nets of six by league play, in torch: on a GPU, or slowly on a CPU."""
