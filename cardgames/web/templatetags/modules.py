"""`{% importmap %}`: before the first module script of a page."""

from django import template
from django.utils.safestring import SafeString, mark_safe

from cardgames.web import importmap as maps

register = template.Library()


@register.simple_tag
def importmap() -> SafeString:
    """The import map, exactly as the Content-Security-Policy has its hash."""
    return mark_safe(f'<script type="importmap">{maps.text()}</script>')  # noqa: S308 -- names of our own files
