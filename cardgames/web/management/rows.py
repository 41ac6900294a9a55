"""Writing very many rows at once, past the models."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from django.db import connection
from django.db.models import Field, Model
from django.utils import timezone


def load(model: type[Model], names: Sequence[str], rows: list[tuple[Any, ...]]) -> None:
    """Write rows of these fields as quickly as the database takes them; the rest by default."""
    by_name = {field.attname: field for field in model._meta.concrete_fields}
    others = [field for name, field in by_name.items() if name not in names]
    fields = [*(by_name[name] for name in names), *others]
    default = tuple(_default(field) for field in others)
    columns = ", ".join(connection.ops.quote_name(str(field.column)) for field in fields)
    table = connection.ops.quote_name(model._meta.db_table)
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            with cursor.copy(f"COPY {table} ({columns}) FROM STDIN") as copy:
                for row in rows:
                    copy.write_row(row + default)
        else:
            places = ", ".join(["%s"] * len(fields))
            plain = [
                [
                    value if isinstance(value, str) else field.get_db_prep_save(value, connection)
                    for field, value in zip(fields, row + default, strict=True)
                ]
                for row in rows
            ]
            insert = f"INSERT INTO {table} ({columns}) VALUES ({places})"  # noqa: S608 -- our names
            cursor.executemany(insert, plain)


def _default(field: Field[Any, Any]) -> Any:
    value = field.get_default()
    if field.get_internal_type() == "JSONField":
        return json.dumps(value)
    return timezone.now() if value is None and not field.null else value
