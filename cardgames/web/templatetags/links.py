"""`{% absolute path %}`: the whole address of a path, for what is read outside the site."""

from django import template
from django.template.context import Context

from cardgames.web import links

register = template.Library()


@register.simple_tag(takes_context=True)
def absolute(context: Context, path: str) -> str:
    """Return the whole address of a path of the site."""
    return links.absolute(context["request"], path)
