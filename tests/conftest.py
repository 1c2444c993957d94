from hypothesis import settings

# Time is no property of the rules, and a busy machine is slow.
settings.register_profile("stado", deadline=None, print_blob=True)
settings.load_profile("stado")
