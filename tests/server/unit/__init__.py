"""Tests of the server's pure modules. They need no running server."""
