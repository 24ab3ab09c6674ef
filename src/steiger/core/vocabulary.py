"""Actions as dense numbers, declared once: the number, the words of the record and the key of the log line come from here."""

from typing import Final, final

from mypy_extensions import i64

HIDDEN: Final = "?"


@final
class Verb:
    """All actions that begin with one word, numbered from `first` in the order of their phrases."""

    def __init__(self, word: str, names: list[str], first: i64, phrases: list[str], secret: bool) -> None:
        self.word = word
        self.names = names
        self.first = first
        self.size: i64 = len(phrases)
        self.phrases = phrases
        self.secret = secret

    def has(self, action: i64) -> bool:
        return self.first <= action < self.first + self.size

    def arguments(self, phrase: str) -> dict[str, str]:
        """The phrase's words by name; the last name takes all that is left, a name without a word is empty."""
        words = phrase.split(" ", len(self.names) - 1) if phrase and self.names else []
        return {name: words[i] if i < len(words) else "" for i, name in enumerate(self.names)}


@final
class Wording:
    """An action as somebody may read it: its words, and the same as a verb and named arguments."""

    def __init__(self, words: str, verb: str, arguments: dict[str, str]) -> None:
        self.words = words
        self.verb = verb
        self.arguments = arguments


@final
class Vocabulary:
    """All actions of a game. Their words are taken apart once, when somebody first reads them."""

    def __init__(self) -> None:
        self.wordings: dict[str, Wording] = {}
        self.verbs: list[Verb] = []
        self.words: list[str] = []
        self.verb_of: list[Verb] = []
        self.ids: dict[str, int] = {}

    def verb(self, word: str, names: list[str] | None = None, phrases: list[str] | None = None, secret: bool = False) -> Verb:
        """Declare a verb. A secret one shows others only its word, not what follows."""
        verb = Verb(word, names or [], len(self.words), phrases or [""], secret)
        self.verbs.append(verb)
        for phrase in verb.phrases:
            words = f"{word} {phrase}" if phrase else word
            assert words not in self.ids, words
            self.ids[words] = len(self.words)
            self.words.append(words)
            self.verb_of.append(verb)
        return verb

    @property
    def size(self) -> int:
        return len(self.words)

    def id(self, words: str) -> int | None:
        """The action with these words, or None if no action of this game is written so."""
        return self.ids.get(words)

    def log_words(self, action: int, own: bool) -> str:
        """The words as the player who acted (own) or anybody else may read them."""
        verb = self.verb_of[action]
        return f"{verb.word} {HIDDEN}" if verb.secret and not own else self.words[action]

    def wording(self, action: int, own: bool) -> Wording:
        """Return an action as the player who acted (own) or anybody else may read it."""
        words = self.log_words(action, own)
        found = self.wordings.get(words)
        if found is None:
            verb = self.verb_of[action]
            found = Wording(words, verb.word, verb.arguments(words[len(verb.word) + 1 :]))
            self.wordings[words] = found
        return found

    def log_arguments(self, words: str) -> tuple[str, dict[str, str]]:
        """Return the verb and the named arguments of a line of `Table.log`."""
        first, _, phrase = words.partition(" ")
        for verb in self.verbs:
            if verb.word == first:
                return first, verb.arguments(phrase)
        raise KeyError(words)


def product(*parts: list[str]) -> list[str]:
    """All phrases that take one word of each part, the last part varying fastest."""
    phrases = [""]
    for part in parts:
        phrases = [f"{phrase} {word}".strip() for phrase in phrases for word in part]
    return phrases
