"""What the judge is taught: written pairs, and what follows from the points without anybody writing it."""
import glob
import hashlib
import os
import random

import yaml

ROOT = os.path.join(os.path.dirname(__file__), "..", "..", "..", "..")
# The order in which the product reads the scores (web/domain/research/judging/judge.ts).
LABELS = ["yes", "no", "limits", "tells", "other"]
OTHER = LABELS.index("other")
GENERAL = {"rule", "coverage", "deadline"}


def load(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return yaml.load(file, Loader=yaml.CSafeLoader)


def is_held_out(text):
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big") % 10 == 0


def provisions():
    """(law, topic, point, text) of all sentences of law."""
    rows = []
    for folder in ("federal", "states", "cities"):
        for path in sorted(glob.glob(os.path.join(ROOT, "prisma/corpus", folder, "*.yaml"))):
            data = load(os.path.relpath(path, ROOT))
            laws = data.get("laws") or [law for city in data.get("cities", []) for law in city.get("laws", [])]
            for law in laws:
                for provision in law["provisions"]:
                    point = provision["point"]
                    topic, key = point.split(".") if "." in point else (law["topics"][0], point)
                    rows.append((law["slug"], topic, key, provision["text"]))
    return rows


def lessons(seed=5):
    chance = random.Random(seed)
    rows = provisions()
    of_law, of_topic, of_point, known = {}, {}, {}, {}
    for row in rows:
        law, topic, key, text = row
        of_law.setdefault(law, []).append(row)
        of_topic.setdefault(topic, []).append(row)
        of_point.setdefault((topic, key), []).append(text)
        known.setdefault(text, row)
    written = [
        (question, LABELS.index(word), pair["text"])
        for pair in load("tests/quality/verdicts/pairs.yaml")
        for word, questions in pair["asks"].items()
        for question in questions
    ]
    # A question says nothing to a sentence on another point, of the same law or of its topic.
    apart = []
    for question, label, text in written:
        if label == OTHER or text not in known:
            continue
        law, topic, key, _ = known[text]
        near = [row for row in of_law[law] if row[2] != key]
        far = [row for row in chance.sample(of_topic[topic], min(8, len(of_topic[topic]))) if row[2] != key]
        for row in chance.sample(near, min(2, len(near))) + far[:1]:
            apart.append((question, OTHER, row[3], text))
    # What is asked of a point is answered by its sentences, whatever their word is, and not by others of the topic.
    asks = []
    for path in sorted(glob.glob(os.path.join(ROOT, "prisma/corpus/points/*.yaml"))):
        data = load(os.path.relpath(path, ROOT))
        topic = data.get("topic")
        for point in data["points"] if topic else []:
            here = of_point.get((topic, point["key"]), [])
            there = [row[3] for row in of_topic.get(topic, []) if row[2] != point["key"] and row[2] not in GENERAL]
            for ask in point.get("asks", []):
                asks += [(ask, True, text) for text in chance.sample(here, min(2, len(here)))]
                asks += [(ask, False, text) for text in chance.sample(there, min(2, len(there)))]
    taught = [row for row in written if not is_held_out(row[2])]
    held = [row for row in written if is_held_out(row[2])]
    return taught, [row[:3] for row in apart if not is_held_out(row[3])], asks, held
