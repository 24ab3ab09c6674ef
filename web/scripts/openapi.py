"""The server's OpenAPI schema on standard output, for `npm run types`."""

import json

from steiger.server.app import create_app
from steiger.server.settings import Settings

print(json.dumps(create_app(Settings()).openapi_schema.to_schema()))
