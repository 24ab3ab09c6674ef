from steiger.core.errors import Reason
def why_not(b, w): return Reason("action-unknown", words=w, verb="", example="")
