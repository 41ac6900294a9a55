"""Django's settings. Five variables of the environment change them, all optional:

DATABASE_URL  PostgreSQL instead of the embedded SQLite
REDIS_URL     Redis for live tables and the cache, needed by more than one process
SITE_URL      the public https address; switches on everything that HTTPS allows
SECRET_KEY    instead of the one made once in .var/
EMAIL_URL     an SMTP server; without one, mail is printed on the console
"""

import os
from pathlib import Path

from cardgames import addresses

BASE = Path(__file__).resolve().parent.parent
VAR = BASE / ".var"
VAR.mkdir(mode=0o700, exist_ok=True)  # people's games and password hashes are in there

SITE_URL = os.environ.get("SITE_URL", "").rstrip("/")
REDIS_URL = addresses.redis(os.environ.get("REDIS_URL", ""))
DATABASE_URL = os.environ.get("DATABASE_URL", "")
SECRET_KEY = os.environ.get("SECRET_KEY") or addresses.secret_key(VAR / "secret-key")
DEBUG = False  # an error is a page and a line in the log, never a traceback in a browser

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "channels",
    "cardgames.web",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "cardgames.web.policy.ContentPolicy",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "cardgames.web.policy.BodyLimit",
]
ROOT_URLCONF = "cardgames.urls"
ASGI_APPLICATION = "cardgames.asgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "cardgames.web.looks.look",
            ],
        },
    },
]

# Where things are kept
SQLITE = {
    "ENGINE": "django.db.backends.sqlite3",
    "NAME": VAR / "db.sqlite3",
    "CONN_MAX_AGE": None,
    "OPTIONS": {
        "timeout": 20,
        # DEFERRED fails with "database is locked" where IMMEDIATE waits its turn.
        "transaction_mode": "IMMEDIATE",
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
    },
}
DATABASES = {"default": addresses.database(DATABASE_URL) if DATABASE_URL else SQLITE}
globals().update(addresses.email(os.environ.get("EMAIL_URL", "")))  # EMAIL_HOST and its kin
PUBLIC = addresses.public(SITE_URL) if SITE_URL else None
CHANNEL_LAYERS = {
    "default": {
        # Of the two layers on Redis, the one that delivers every message and survives a restart.
        "BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer",
        "CONFIG": {"hosts": [REDIS_URL]},
    }
    if REDIS_URL
    else {"BACKEND": "channels.layers.InMemoryChannelLayer", "CONFIG": {"capacity": 1000}}
}
CACHES: dict[str, dict[str, object]] = {
    "default": {"BACKEND": "django.core.cache.backends.redis.RedisCache", "LOCATION": REDIS_URL}
    if REDIS_URL
    else {
        "BACKEND": "django.core.cache.backends.locmem.LocMemCache",
        "OPTIONS": {"MAX_ENTRIES": 10_000},
    }
}

# Static files: hashed names, kept for ever, compressed once
STATIC_URL = "/static/"
STATIC_ROOT = VAR / "static"
STATICFILES_DIRS = [BASE / "static"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
}

# Languages and time
LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("ru", "Русский")]
LANGUAGE_COOKIE_AGE = 365 * 24 * 3600
LANGUAGE_COOKIE_SAMESITE = "Lax"
LOCALE_PATHS = [BASE / "cardgames" / "locale"]
TIME_ZONE = "UTC"
USE_TZ = True

# People
AUTH_USER_MODEL = "web.User"
LOGIN_URL = "log-in"
LOGIN_REDIRECT_URL = "mine"
LOGOUT_REDIRECT_URL = "home"
# scrypt needs no package, costs an attacker memory too, and takes a fifth of PBKDF2's second.
PASSWORD_HASHERS = [
    "django.contrib.auth.hashers.ScryptPasswordHasher",
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
    )
]
SESSION_ENGINE = "cardgames.web.sessions"
SESSION_COOKIE_AGE = 365 * 24 * 3600  # a guest has no other key to his games
PASSWORD_RESET_TIMEOUT = 24 * 3600

# Safety
DATA_UPLOAD_MAX_MEMORY_SIZE = 256 * 1024
DATA_UPLOAD_MAX_NUMBER_FIELDS = 100
CSRF_FAILURE_VIEW = "cardgames.web.errors.csrf_failure"
X_FRAME_OPTIONS = "DENY"
SECURE_REFERRER_POLICY = "same-origin"  # the address of a table is private
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"
if PUBLIC:
    ALLOWED_HOSTS = [PUBLIC.hostname]
    CSRF_TRUSTED_ORIGINS = [SITE_URL]
    DEFAULT_FROM_EMAIL = f"cards@{PUBLIC.hostname}"
    SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = True
    # Whether a request came by HTTPS is told by the proxy: uvicorn believes one on this machine,
    # or those named in FORWARDED_ALLOW_IPS.
    SECURE_SSL_REDIRECT = True
    SECURE_HSTS_SECONDS = 365 * 24 * 3600
    # Whether the other hosts of the domain speak HTTPS is not for this one to say.
    SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]
else:
    ALLOWED_HOSTS = ["localhost", "127.0.0.1", "[::1]"]
    if "SERVED_AS" in os.environ:  # told by `play` to the processes it starts
        ALLOWED_HOSTS.append(os.environ["SERVED_AS"])

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "discreet": {
            "()": "cardgames.web.discreet.Discreet",
            "format": "%(asctime)s %(levelname)s %(name)s: %(message)s",
        }
    },
    "filters": {"ours": {"()": "cardgames.web.discreet.OursToTrace"}},
    "handlers": {
        "console": {
            "class": "logging.StreamHandler",
            "formatter": "discreet",
            "filters": ["ours"],
        }
    },
    "root": {"handlers": ["console"], "level": "WARNING"},
    "loggers": {
        "django": {
            "handlers": [],
            "propagate": True,
        },  # instead of Django's own handler, which would say all twice
        "cardgames": {"level": "INFO"},
    },
}
