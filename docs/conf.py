"""How Sphinx builds the site: see scripts/docs_site.py."""

from importlib.metadata import version as version_of

project = "Nonet"
copyright = "The Nonet authors"  # noqa: A001, the name that Sphinx looks for
version = release = version_of("nonet")
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = f"Nonet {version}"
html_copy_source = False
myst_heading_anchors = 4
default_role = "literal"
# The pages about techniques lead to each other; in the contents they would take most of the build.
suppress_warnings = ["toc.not_included"]
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
