"""`{{ sentence|tell }}`: what the lower floors say, in the language of the page."""

from django import template

from cardgames.engine.prose import Tells
from cardgames.web.language import told

register = template.Library()


@register.filter
def tell(sentence: Tells) -> str:
    """Return the sentence in the language of the page being made."""
    return told(sentence)
