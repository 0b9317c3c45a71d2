"""What the encoder is taught, read from the file of write-lessons.ts, and what of it is held back."""
import hashlib
import json

HELD_BACK = 5
#: Of the general points this way of asking is held back, of every topic.
HELD_PHRASING = 2


class Lessons:
    def __init__(self, file):
        with open(file) as source:
            known = json.load(source)
        self.points = known["points"]
        self.topics = [topic["key"] for topic in known["topics"]]
        self.point_at = {point["point"]: at for at, point in enumerate(self.points)}
        self.topic_at = {topic: at for at, topic in enumerate(self.topics)}
        self.provisions = known["provisions"]
        self.questions = known["questions"]
        self.sayings = known["sayings"]
        self.scope = known["scope"]
        self.checks = known["scopeChecks"]
        self.asks = [
            {"text": ask, "point": at, "topic": self.topic_at[point["topic"]], "group": self.group(point, ask, place)}
            for at, point in enumerate(self.points)
            for place, ask in enumerate(point["asks"])
        ]

    def group(self, point, ask, place):
        if not point["isOwn"]:
            return "general, held back" if place == HELD_PHRASING else "general"
        return "held back" if share_of(ask) == 0 else "own"


def share_of(text):
    return int(hashlib.sha256(text.encode()).hexdigest(), 16) % HELD_BACK
