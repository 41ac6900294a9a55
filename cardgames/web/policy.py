"""What a browser is allowed to do on our pages, and what it may send us."""

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from cardgames.web import errors, importmap

Answer = Callable[[HttpRequest], HttpResponse]


class ContentPolicy:
    """Sends the policy: all comes from this site, and of inline scripts only the import map."""

    def __init__(self, get_response: Answer) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        response.headers.setdefault("Content-Security-Policy", policy())
        return response


def policy(ancestors: str = "'none'") -> str:
    """The policy of every page; `ancestors` are the sites that may show it within their own."""
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src 'self' '{importmap.fingerprint()}'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            f"frame-ancestors {ancestors}",
        )
    )


class BodyLimit:
    """Answers a request with more data than any form of ours sends by a page that says so.

    The last of the middlewares: the page has the visitor's language and a form of its own.
    """

    def __init__(self, get_response: Answer) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        length = request.META.get("CONTENT_LENGTH") or "0"
        if length.isdecimal() and int(length) <= settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
            return self.get_response(request)
        return errors.page(request, 413)
