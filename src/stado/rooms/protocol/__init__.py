"""The wire: every message and every HTTP body, of which JSON Schema, TypeScript and the documentation are generated."""

VERSION = 4
