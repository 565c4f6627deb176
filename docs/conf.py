"""How Sphinx makes the site; `make docs` (tools/docs.py) lays out the pages for it."""

import ceiba

project = "Ceiba"
author = copyright = "The Ceiba authors"  # noqa: A001
release = version = ceiba.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["**.ipynb"]  # laid out as pages beside them
myst_heading_anchors = 4
myst_links_external_new_tab = True
default_role = "code"  # in docstrings, too, `names` are in single backticks

autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_typehints_description_target = "documented"
autodoc_mock_imports = ["openskill", "pyarrow"]

html_theme = "furo"
html_title = "Ceiba"
html_favicon = html_logo = "images/ceiba.svg"
html_static_path = ["style"]
html_css_files = ["ceiba.css"]
html_copy_source = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#14624a",
        "color-brand-content": "#0d597c",
        "color-background-primary": "#fcf8ee",
        "color-background-secondary": "#f5eedf",
        "color-background-border": "#c4b18c",
        "color-foreground-primary": "#2b2117",
    },
    "dark_css_variables": {
        "color-brand-primary": "#f2c14e",
        "color-brand-content": "#9cc3cf",
    },
}
