"""Learns, of an exported model, how sure a nearness is and what lies outside, and writes it for the product; prints what it is worth.

    python calibrate.py <folder of the taught model> <encoder.onnx> <lessons.json> <calibration.json>

Tuned on one half of the asks that were held back and on the lessons of scope; the other half and the checks are only measured.
"""
import base64
import hashlib
import json
import os
import sys

os.environ.update(OMP_WAIT_POLICY="PASSIVE", GOMP_SPINCOUNT="0")

import numpy as np
import onnxruntime
import torch

from lessons import Lessons, share_of
from model import MOST_PIECES, Texts

SHARPNESS = 20.0
#: So much nearer a shared point must be: of the asks held back 0.340 are found for 0.287 without mean and this, of shared ones 0.798 for 0.821.
GENERAL = 0.06
OF_PATTERN = 0.25
ROUNDS = 120
#: What the weights of the head are held down with.
PLAIN = 2e-6
#: A fair question that is refused counts as so many strange ones that are let in.
REFUSED = 3


class Reader:
    """One text after the other, as the product reads; what was read is kept beside the model."""

    def __init__(self, folder, file):
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(file, options, providers=["CPUExecutionProvider"])
        self.texts = Texts(folder)
        with open(file, "rb") as model:
            self.mark = hashlib.sha256(model.read()).hexdigest()
        self.kept = f"{folder}/read-{self.mark[:12]}.npz"
        self.known = {}
        if os.path.exists(self.kept):
            kept = np.load(self.kept)
            self.known = dict(zip(kept["texts"].tolist(), kept["vectors"]))

    def __call__(self, sentences):
        for sentence in sentences:
            if sentence not in self.known:
                ids = np.array([self.texts.pieces(sentence, MOST_PIECES)], np.int64)
                (vector,) = self.session.run(None, {"input_ids": ids, "attention_mask": np.ones_like(ids)})
                self.known[sentence] = vector[0]
        return np.array([self.known[sentence] for sentence in sentences])

    def keep(self):
        np.savez(self.kept, texts=np.array(list(self.known)), vectors=np.array(list(self.known.values())))


def log_softmax(logits):
    top = logits.max(1, keepdims=True)
    return logits - top - np.log(np.exp(logits - top).sum(1, keepdims=True))


def scores(vectors, bank, point_of, points):
    """How near each point is: the mean of its asks that the nearest decide, and a little less where all topics share the point."""
    near = vectors @ bank.T
    sums = np.zeros((len(points), len(vectors)))
    np.add.at(sums, point_of, np.exp(SHARPNESS * near.T))
    means = sums.T / np.maximum(np.bincount(point_of, minlength=len(points)), 1)
    shared = np.array([0 if point["isOwn"] else GENERAL for point in points])
    return np.log(np.maximum(means, 1e-30)) / SHARPNESS - shared, near.max(1)


def quality(logits, wanted):
    chances = np.exp(log_softmax(logits))
    order = np.argsort(-logits, 1)
    first = order[:, 0] == wanted
    return {
        "first": first.mean(),
        "of three": (order[:, :3] == wanted[:, None]).any(1).mean(),
        "log loss": -np.log(np.maximum(chances[np.arange(len(wanted)), wanted], 1e-9)).mean(),
        "off by": abs(chances.max(1) - first).mean(),
    }


def shown(name, figures):
    print(name.ljust(44), "  ".join(f"{key} {value:.3f}" for key, value in figures.items()), flush=True)


def learn_topics(examples, vectors, none):
    """The linear head: topics of asks, sayings and labelled questions, and what is none of them. The same weights from the same lessons."""
    torch.manual_seed(1)
    inputs = torch.tensor(vectors)
    goals = torch.zeros(len(examples), none + 1)
    for row, one in enumerate(examples):
        goals[row, one["topics"]] = 1
    counts = torch.tensor([one["counts"] for one in examples])
    weight = torch.zeros(none + 1, vectors.shape[1], requires_grad=True)
    bias = torch.zeros(none + 1, requires_grad=True)
    optimizer = torch.optim.LBFGS([weight, bias], lr=1, max_iter=ROUNDS, history_size=10, line_search_fn="strong_wolfe")

    def loss():
        optimizer.zero_grad()
        chances = torch.log_softmax(inputs @ weight.T + bias, 1)
        told = torch.logsumexp(chances.masked_fill(goals == 0, -1e9), 1)
        value = -(told * counts).sum() / counts.sum() + PLAIN * (weight**2).sum()
        value.backward()
        return value

    optimizer.step(loss)
    return weight.detach().numpy(), bias.detach().numpy()


def examples_of(lessons):
    none = len(lessons.topics)
    topics = lambda keys: [lessons.topic_at[key] for key in keys if key in lessons.topic_at] or [none]
    asks = [
        {"text": ask["text"], "topics": [ask["topic"]], "counts": 0.2 if ask["group"] == "general" else 1.0}
        for ask in lessons.asks if not ask["group"].endswith("held back")
    ]
    said = [{"text": one["text"], "topics": topics(one["topics"]), "counts": 1.0} for one in lessons.sayings]
    asked = [
        {"text": one["text"], "topics": topics(one["topics"]), "counts": 1.0} for one in lessons.questions if not one["heldOut"]
    ]
    scope = [
        # Work of whatever topic, or of none.
        {"text": one["text"], "topics": list(range(none)) if one["isWork"] else [none], "counts": 0.5, "fold": share_of(one["group"] + one["text"][:12]) % 2}
        for one in typed(lessons)
    ]
    return asks + said + asked + scope


#: Not what was filled from a pattern.
typed = lambda lessons: [one for one in lessons.scope if one["weight"] > OF_PATTERN]


def main(folder, file, lessons_file, target):
    lessons, read = Lessons(lessons_file), Reader(folder, file)
    none = len(lessons.topics)
    examples = examples_of(lessons)
    seen = read([one["text"] for one in examples])
    read.keep()
    weight, bias = learn_topics(examples, seen, none)
    scale = abs(weight).max() / 127
    units = np.clip(np.round(weight / scale), -127, 127).astype(np.int8)
    topics_of = lambda vectors: log_softmax(vectors @ (units * scale).T + bias)

    known = [ask for ask in lessons.asks if not ask["group"].endswith("held back")]
    bank = read([ask["text"] for ask in known])
    point_of = np.array([ask["point"] for ask in known])
    topic_of_point = np.array([lessons.topic_at[point["topic"]] for point in lessons.points])
    groups = {}
    for group in ("held back", "general, held back"):
        asks = [ask for ask in lessons.asks if ask["group"] == group]
        vectors = read([ask["text"] for ask in asks])
        near, _ = scores(vectors, bank, point_of, lessons.points)
        groups[group] = (near, topics_of(vectors), np.array([ask["point"] for ask in asks]))
    read.keep()

    near, topics, wanted = groups["held back"]
    tuning = np.arange(len(wanted)) % 2 == 0
    best = None
    for share in (0, 0.01, 0.02, 0.03, 0.05, 0.08):
        for temperature in (0.02, 0.03, 0.04, 0.05, 0.06, 0.08):
            logits = (near[tuning] + share * topics[tuning][:, topic_of_point]) / temperature
            loss = quality(logits, wanted[tuning])["log loss"]
            if best is None or loss < best[0]:
                best = (loss, share, temperature)
    _, share, temperature = best
    print(f"topics count {share}, temperature {temperature}")
    for group, (near, topics, wanted) in groups.items():
        rows = ~(np.arange(len(wanted)) % 2 == 0)
        logits = (near[rows] + share * topics[rows][:, topic_of_point]) / temperature
        shown(f"asks, {group}: point", quality(logits, wanted[rows]))
        shown("  asks alone: point", quality(near[rows] / temperature, wanted[rows]))
        by_topic = np.zeros((rows.sum(), none))
        np.add.at(by_topic.T, topic_of_point, np.exp(log_softmax(logits)).T)
        shown("  topic", quality(np.log(np.maximum(by_topic, 1e-12)), topic_of_point[wanted[rows]]))

    asked = [one for one in lessons.questions if one["heldOut"] and one["topics"]]
    vectors = read([one["text"] for one in asked])
    near, _ = scores(vectors, bank, point_of, lessons.points)
    chances = topics_of(vectors)
    by_topic = np.zeros((none, len(asked)))
    np.add.at(by_topic, topic_of_point, np.exp(log_softmax((near + share * chances[:, topic_of_point]) / temperature)).T)
    for name, found in (("asks and head", by_topic.T), ("head alone", chances[:, :none])):
        order = np.argsort(-found, 1)[:, :3]
        wanted = [{lessons.topic_at[key] for key in one["topics"]} for one in asked]
        first = np.mean([row[0] in some for row, some in zip(order, wanted)])
        three = np.mean([any(one in some for one in row) for row, some in zip(order, wanted)])
        shown(f"labelled questions held out, {name}: topic", {"first": first, "of three": three})

    outside = outside_of(lessons, read, bank, examples, seen, topics_of, none)
    read.keep()
    with open(target, "w") as calibration:
        json.dump(
            {
                "model": read.mark,
                "asks": {"sharpness": SHARPNESS, "temperature": temperature, "topics": share, "general": GENERAL},
                "topics": {
                    "keys": " ".join(lessons.topics), "scale": float(scale), "bias": [round(float(one), 4) for one in bias],
                    "weights": base64.b64encode(units.tobytes()).decode(),
                },
                "outside": outside,
            },
            calibration,
            indent=1,
        )
        calibration.write("\n")


def outside_of(lessons, read, bank, examples, seen, topics_of, none):
    """Odds from the head's word for what is none, and from how near the nearest ask is; of lessons that the head had not learnt."""

    def signs(vectors, chances):
        chance = np.exp(chances[:, none])
        odds = np.log((chance + 1e-6) / (1 - chance + 1e-6))
        return np.stack([np.ones(len(vectors)), odds, (vectors @ bank.T).max(1)], 1)

    parts, truth = [], []
    for fold in (0, 1):
        learnt = [at for at, one in enumerate(examples) if one.get("fold") != fold]
        left = [at for at, one in enumerate(examples) if one.get("fold") == fold]
        weight, bias = learn_topics([examples[at] for at in learnt], seen[learnt], none)
        parts.append(signs(seen[left], log_softmax(seen[left] @ weight.T + bias)))
        truth += [examples[at]["topics"] == [none] for at in left]
    sample, is_outside = np.concatenate(parts), np.array(truth, float)
    weights = np.zeros(3)
    for _ in range(40):
        chances = 1 / (1 + np.exp(-sample @ weights))
        curve = (sample * (chances * (1 - chances))[:, None]).T @ sample + 1e-3 * np.eye(3)
        weights += np.linalg.solve(curve, sample.T @ (is_outside - chances))
    chances = 1 / (1 + np.exp(-sample @ weights))
    steps = np.linspace(0.05, 0.95, 91)
    cost = [((chances < at) & (is_outside == 1)).sum() + REFUSED * ((chances >= at) & (is_outside == 0)).sum() for at in steps]
    threshold = float(steps[int(np.argmin(cost))])
    print(f"outside from {threshold:.2f} on; weights {weights.round(3)}")

    def tell(name, found, work):
        refused = 1 / (1 + np.exp(-found @ weights)) >= threshold
        shown(f"scope, {name}", {"outside refused": refused[~work].mean(), "inside refused": refused[work].mean()})

    tell("lessons held back in turn", sample, is_outside == 0)
    groups = {**lessons.checks, "labelled, held out": [
        {"text": one["text"], "isWork": bool(one["topics"])} for one in lessons.questions if one["heldOut"]
    ]}
    for name, group in groups.items():
        vectors = read([one["text"] for one in group])
        tell(name, signs(vectors, topics_of(vectors)), np.array([one["isWork"] for one in group]))
    return {
        "bias": float(weights[0]), "none": float(weights[1]), "nearest": float(weights[2]), "from": round(threshold, 2),
    }


main(*sys.argv[1:5])
