"""The API sent whatever its document allows, and more: no answer but those it announces."""

import pytest
import schemathesis
from django.core.signals import request_finished, request_started
from django.core.wsgi import get_wsgi_application
from django.db import close_old_connections
from hypothesis import HealthCheck, Phase, settings

from cardgames.web import limits
from cardgames.web.services import deals, sittings, tokens

pytestmark = pytest.mark.django_db

DOCUMENT = "/api/1/openapi.json"
PLAIN = {"Host": "testserver", "Accept-Encoding": "identity"}  # nobody here unpacks an answer
BOUNDED = settings(
    max_examples=12,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(autouse=True)
def _one_transaction():
    """As Django's own client has it: the end of a request does not close the test's connection."""
    for signal in (request_started, request_finished):
        signal.disconnect(close_old_connections)
    yield
    for signal in (request_started, request_finished):
        signal.connect(close_old_connections)


@pytest.fixture
def known(person, monkeypatch):
    """A player's token, and a deal and a table of his that questions may happen to be about."""
    for name in ("API", "API_STRANGER", "NEW_DEAL"):
        monkeypatch.setattr(limits, name, getattr(limits, name)._replace(times=10**6))
    ada = person()
    cards = deals.numbered("eagle-wing", [], "1")
    return {
        "token": tokens.make(ada, "fuzz", "play"),
        "code": cards.code,
        "key": sittings.begin(cards, ada).key,
    }


schema = schemathesis.openapi.from_wsgi(DOCUMENT, get_wsgi_application())


@schema.parametrize()
@BOUNDED
def test_with_a_token_and_things_that_are_there(case, known):
    for name in case.path_parameters or {}:
        case.path_parameters[name] = known[name]
    checked(case, headers={"Authorization": f"Bearer {known['token']}", **PLAIN})


@schema.parametrize()
@BOUNDED
def test_with_anything(case):
    checked(case, headers=PLAIN)


def checked(case, headers):
    """Ask, and hold the answer against the document."""
    answer = case.call(headers=headers)
    case.validate_response(
        answer,
        checks=[
            schemathesis.checks.not_a_server_error,
            schemathesis.checks.response_schema_conformance,
            schemathesis.checks.status_code_conformance,
            schemathesis.checks.content_type_conformance,
        ],
    )
    if answer.status_code >= 400:
        assert answer.json()["error"]
