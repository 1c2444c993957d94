"""`python -m stado`."""

from stado.cli import main

main()
