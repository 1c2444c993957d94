"""How Sphinx makes pages of the documentation: `python -m sphinx docs FOLDER`, from the project's folder."""

from stado import __version__

project = "stado"
author = "The stado authors"
version = release = __version__
project_copyright = ""

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "scripts.documents.reference",
    "scripts.documents.position",
    "scripts.documents.policy",
]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_templates", "_static"]
templates_path = ["_templates"]
suppress_warnings = ["ref.python"]  # names of types that several modules have
show_warning_types = True

myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]

# Docstrings are plain sentences, with code between single backticks as in Markdown.
default_role = "code"
autodoc_default_options = {"members": True, "undoc-members": True, "ignore-module-all": True, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True

html_theme = "furo"
html_title = "stado"
html_favicon = "../web/public/icon.svg"
html_static_path = ["_static"]
html_css_files = ["stado.css"]
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False
html_domain_indices = False
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "play.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
html_theme_options = {
    "light_css_variables": {
        "color-background-primary": "#fffdf7",
        "color-background-secondary": "#f4efe2",
        "color-brand-primary": "#2b6a45",
        "color-brand-content": "#2b6a45",
        "color-brand-visited": "#215437",
    },
    "dark_css_variables": {
        "color-background-primary": "#111b17",
        "color-background-secondary": "#1a2722",
        "color-brand-primary": "#7fd6a0",
        "color-brand-content": "#7fd6a0",
        "color-brand-visited": "#a2e6bb",
    },
}
