"""The page that tells people what programs can ask, made from the document of the API."""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from cardgames.web import links
from cardgames.web.api.site import api
from cardgames.web.api.words import ABOUT, BY_ENGLISH
from cardgames.web.language import told

PREFIX = "/api/1"


class Field(NamedTuple):
    """A field of what is sent or answered."""

    name: str
    type: str
    required: bool
    says: str


class Operation(NamedTuple):
    """Something that can be asked."""

    id: str
    method: str
    path: str
    says: str
    token: bool  # whether there must be one
    asks: list[Field]  # in the address and in the body
    answers: str  # the type


@require_safe
def page(request: HttpRequest) -> HttpResponse:
    """Show every operation with its fields, and how a token is sent."""
    document = _document()
    operations = [
        _operation(method, path, operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]
    context = {
        "about": told(ABOUT),
        "operations": operations,
        "shapes": [
            (name, _fields(shape))
            for name, shape in document["components"]["schemas"].items()
            if "properties" in shape
        ],
        "root": links.absolute(request, PREFIX),
    }
    return render(request, "api/api.html", context)


@functools.cache
def _document() -> Any:
    return api.get_openapi_schema()


def _operation(method: str, path: str, operation: Any) -> Operation:
    asks = [
        Field(each["name"], _type(each["schema"]), each["required"], _says(each["schema"]))
        for each in operation.get("parameters", [])
    ]
    if "requestBody" in operation:
        asks += _fields(operation["requestBody"]["content"]["application/json"]["schema"])
    good = next(answer for status, answer in operation["responses"].items() if status < 300)
    answered = good["content"]["application/json"]["schema"]
    return Operation(
        id=operation["operationId"],
        method=method.upper(),
        path=path.removeprefix(PREFIX),
        says=_told(operation["description"]),
        token={} not in operation["security"],
        asks=asks,
        answers=_type(answered),
    )


def _fields(schema: Any) -> list[Field]:
    found = _shape(schema)
    required = found.get("required", [])
    return [
        Field(name, _type(field), name in required, _says(field))
        for name, field in found["properties"].items()
    ]


def _shape(schema: Any) -> Any:
    """Return what a reference names."""
    name = schema.get("$ref", "").rpartition("/")[2]
    return _document()["components"]["schemas"][name] if name else schema


def _says(schema: Any) -> str:
    found = schema.get("description") or _shape(schema).get("additionalProperties", {})
    inner = found if isinstance(found, str) else found.get("description", "")
    return _told(inner)


def _told(english: str) -> str:
    return told(BY_ENGLISH[english]) if english in BY_ENGLISH else ""


def _type(schema: Any) -> str:
    """Return a type in a few words: `string`, `[Sitting]`, `integer | null`."""
    if "$ref" in schema:
        return schema["$ref"].rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if schema.get("type") == "array":
        return f"[{_type(schema['items'])}]"
    inner = schema.get("additionalProperties")
    return f"{{string: {_type(inner)}}}" if isinstance(inner, dict) else schema.get("type", "any")
