"""Who somebody is, without an account: signed tokens, in a cookie or handed to another device."""

from __future__ import annotations

import hashlib
import hmac
from typing import Literal

COOKIE = "stado"
COOKIE_SECONDS = 400 * 86_400  # the longest that browsers keep one
LINK_SECONDS = 900

Purpose = Literal["guest", "device"]


class Signer:
    """Makes and reads tokens with one secret."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def sign(self, purpose: Purpose, subject: str, until: int = 0) -> str:
        """A token for a person or a link, good until then (in milliseconds since 1970), or without an end."""
        body = f"{subject}.{until}"
        return f"{body}.{self._mac(purpose, body)}"

    def read(self, purpose: Purpose, token: str, now: int) -> str | None:
        """The subject of a token that this server made for this purpose and that is still good."""
        if not token.isascii():
            return None
        body, _, mac = token.rpartition(".")
        subject, _, until = body.rpartition(".")
        if not subject or not hmac.compare_digest(mac, self._mac(purpose, body)):
            return None
        return subject if until == "0" or int(until) > now else None

    def hide(self, text: str) -> str:
        """A word that stands for the text, and tells nobody what it is."""
        return hmac.new(self._secret, f"hidden.{text}".encode(), hashlib.sha256).hexdigest()[:32]

    def _mac(self, purpose: Purpose, body: str) -> str:
        """The proof that this server wrote it."""
        return hmac.new(self._secret, f"{purpose}.{body}".encode(), hashlib.sha256).hexdigest()
