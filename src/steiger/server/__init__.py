"""Tables for friends and bots over HTTP and WebSocket. It knows no game: all it says of one comes from the core's contract."""
