"""Teaches the base model what is asked of each point of law.

    python train.py <folder of the base model> <lessons.json> <folder for the result> [steps] [size] [workers]

Every question is drawn to the asks that mean the same and away from all others: those of its point (an ask, a sentence of law) or of its topics (a saying, a labelled question: of the points on which the wanted law speaks). A linear head beside it tells the
point, another the topic and what is not of employment law. Nothing that is held out or held back is seen. Runs on a graphics processor
where there is one (a minute or two), else on the processor (an hour).
"""
import collections
import os
import random
import sys
import time

# Threads that wait without spinning: spinning threads cost three times the time on a machine that others use too.
os.environ.update(OMP_WAIT_POLICY="PASSIVE", GOMP_SPINCOUNT="0", TOKENIZERS_PARALLELISM="false")

import numpy as np
import torch
import torch.nn.functional as F

from lessons import Lessons
from model import Encoder, Texts, encode
from paraphrase import paraphrase

SEED = 11
SHARPNESS = 20.0
RATE = 2e-4
RATE_OF_HEAD = 2e-3
WARM_UP = 60
REFRESH = 100
MOST_PIECES = 64
QUEUE = 6000
#: How many of each go into a step of size 1.
MIX = {"asks": 64, "sayings": 16, "questions": 8, "provisions": 16, "outside": 8, "inside": 4}
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


class Steps(torch.utils.data.Dataset):
    """The lessons of each step, said in other words and cut into pieces: the slow part, done beside the learning."""

    def __init__(self, pools, texts, steps, size):
        self.pools, self.texts, self.steps, self.size = pools, texts, steps, size

    def __len__(self):
        return self.steps

    def __getitem__(self, step):
        dice = random.Random(SEED * 1_000_003 + step)
        lesson = [one for name, count in MIX.items() for one in dice.choices(self.pools[name], k=count * self.size)]
        said = [one["text"] if one["kind"] == "provisions" else paraphrase(one["text"], dice) for one in lesson]
        return lesson, self.texts.batch(said, MOST_PIECES)


def main(base, file, target, steps=480, size=1, workers=2):
    torch.manual_seed(SEED)
    lessons = Lessons(file)
    encoder, texts = Encoder(base, "sdpa").to(DEVICE), Texts(base)
    for weights in encoder.bert.embeddings.parameters():
        weights.requires_grad = False
    none = len(lessons.topics)
    topic_head, point_head = empty_head(none + 1), empty_head(len(lessons.points))

    known, pools = pools_of(lessons)
    point_of = torch.tensor([one["point"] for one in known], device=DEVICE)
    same_text = collections.defaultdict(list)
    for at, ask in enumerate(known):
        same_text[ask["text"]].append(at)
    trained = [weights for weights in encoder.parameters() if weights.requires_grad]
    heads = [*topic_head.parameters(), *point_head.parameters()]
    optimizer = torch.optim.AdamW([{"params": trained, "lr": RATE, "weight_decay": 0.05}, {"params": heads, "lr": RATE_OF_HEAD}])
    pace = lambda step: min(1, (step + 1) / WARM_UP) * max(0.02, 1 - step / steps)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, pace)
    read = lambda sentences: torch.tensor(encode(encoder, texts, sentences, MOST_PIECES, 512 if DEVICE == "cuda" else 64), device=DEVICE)

    bank = read([one["text"] for one in known])
    queue_vectors, queue_points = torch.zeros(0, 384, device=DEVICE), torch.zeros(0, dtype=torch.long, device=DEVICE)
    sums, started, best = collections.Counter(), time.time(), 0
    print(0, measure(read, bank, point_of, lessons, point_head), flush=True)
    feed = torch.utils.data.DataLoader(Steps(pools, texts, steps, size), batch_size=None, num_workers=workers, prefetch_factor=4)
    for step, (lesson, (ids, mask)) in enumerate(feed):
        if step and step % REFRESH == 0:
            bank = read([one["text"] for one in known])
            found = measure(read, bank, point_of, lessons, point_head)
            print(step, found, {name: round(value / REFRESH, 3) for name, value in sums.items()}, f"{time.time() - started:.0f} s", flush=True)
            sums.clear()
            if found["first"] > best:
                best = found["first"]
                save(encoder, base, target)
        encoder.train()
        with torch.autocast(DEVICE, torch.bfloat16, enabled=DEVICE == "cuda"):
            vectors = encoder(ids.to(DEVICE), mask.to(DEVICE)).float()

        near = vectors @ bank.T * SHARPNESS
        wanted, hidden = marks(near, [one.get("asks") for one in lesson]), marks(near, [
            # A question is to be found by other ways of asking, not by itself.
            same_text[one["text"]] if one["kind"] == "asks" else None for one in lesson
        ])
        wanted &= ~hidden
        has = wanted.any(1)
        counts = torch.tensor([one.get("counts", 1.0) for one in lesson], device=DEVICE)
        every = torch.logsumexp(near.masked_fill(hidden, -1e9), 1)
        right = torch.logsumexp(near.masked_fill(~wanted, -1e9), 1)
        loss_asks = ((every - right) * counts)[has].mean()

        points = torch.tensor([one.get("point", -1) for one in lesson], device=DEVICE)
        is_law = torch.tensor([one["kind"] == "provisions" for one in lesson], device=DEVICE)
        law_vectors, law_points = torch.cat([vectors[is_law], queue_vectors]), torch.cat([points[is_law], queue_points])
        good = (points[:, None] == law_points[None]) & (points >= 0)[:, None] & ~is_law[:, None]
        askers = good.any(1)
        law = vectors[askers] @ law_vectors.T * SHARPNESS
        loss_law = (torch.logsumexp(law, 1) - torch.logsumexp(law.masked_fill(~good[askers], -1e9), 1)).mean()
        queue_vectors, queue_points = law_vectors.detach()[:QUEUE], law_points[:QUEUE]

        told = points >= 0
        loss_points = (F.cross_entropy(point_head(vectors[told] * SHARPNESS), points[told], reduction="none", label_smoothing=0.1) * counts[told]).mean()
        chances = F.log_softmax(topic_head(vectors * SHARPNESS), 1)
        of_topics = marks(chances, [one.get("topics") for one in lesson])
        topical = of_topics.any(1)
        outside = torch.tensor([one["kind"] == "inside" for one in lesson], device=DEVICE)
        loss_head = torch.cat([
            -torch.logsumexp(chances.masked_fill(~of_topics, -1e9), 1)[topical],
            -torch.log1p(-chances[outside, none].exp().clamp(max=0.9999)),
        ]).mean()

        loss = loss_asks + 0.5 * loss_law + 0.5 * loss_head + 0.5 * loss_points
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(trained, 1.0)
        optimizer.step()
        schedule.step()
        sums.update(asks=loss_asks.item(), law=loss_law.item(), head=loss_head.item(), points=loss_points.item())
    bank = read([one["text"] for one in known])
    found = measure(read, bank, point_of, lessons, point_head)
    print(steps, found, f"{time.time() - started:.0f} s", flush=True)
    if found["first"] > best:
        save(encoder, base, target)


def empty_head(wide):
    head = torch.nn.Linear(384, wide).to(DEVICE)
    torch.nn.init.zeros_(head.weight)
    torch.nn.init.zeros_(head.bias)
    return head


def marks(like, places):
    """True at the places of each row."""
    found = torch.zeros(like.shape, dtype=torch.bool, device=DEVICE)
    rows = [row for row, some in enumerate(places) for _ in some or ()]
    found[torch.tensor(rows, dtype=torch.long, device=DEVICE), torch.tensor([at for some in places for at in some or ()], dtype=torch.long, device=DEVICE)] = True
    return found


def pools_of(lessons):
    """What is learnt, by its kind, and the bank of asks that it is drawn to."""
    bank = [ask for ask in lessons.asks if not ask["group"].endswith("held back")]
    by_point, by_topic = collections.defaultdict(list), collections.defaultdict(list)
    for at, ask in enumerate(bank):
        by_point[ask["point"]].append(at)
        by_topic[ask["topic"]].append(at)
    none = len(lessons.topics)
    topics_of = lambda keys: [lessons.topic_at[key] for key in keys if key in lessons.topic_at] or [none]
    asks_on = lambda keys: [at for key in keys for at in by_topic.get(lessons.topic_at.get(key), [])]
    points_of_law = collections.defaultdict(set)
    for one in lessons.provisions:
        if one["point"] in lessons.point_at:
            points_of_law[one["law"]].add(lessons.point_at[one["point"]])

    def asks_of_laws(question):
        """Of the points on which the wanted laws speak: nearer than all of the topic."""
        points = set().union(*(points_of_law[law] for law in question["must"])) if question["must"] else set()
        return [at for point in sorted(points) for at in by_point.get(point, [])] or asks_on(question["topics"])

    asks = [
        {"kind": "asks", "text": ask["text"], "point": ask["point"], "asks": by_point[ask["point"]], "topics": [ask["topic"]],
         "counts": 0.4 if ask["group"] == "general" else 1.0}
        for ask in bank
    ]
    # The general ones are many and all alike.
    own = [one for one in asks if one["counts"] == 1]
    general = [one for one in asks if one["counts"] < 1]
    taught = [question for question in lessons.questions if not question["heldOut"]]
    return bank, {
        "asks": own * 3 + general,
        "sayings": [
            {"kind": "sayings", "text": one["text"], "topics": topics_of(one["topics"]), **wanted(asks_on(one["topics"]))}
            for one in lessons.sayings
        ],
        "questions": [
            {"kind": "questions", "text": one["text"], "topics": topics_of(one["topics"]), **wanted(asks_of_laws(one))}
            for one in taught
        ],
        "provisions": [
            {"kind": "provisions", "text": one["text"], "point": lessons.point_at[one["point"]],
             "asks": by_point[lessons.point_at[one["point"]]], "counts": 0.6}
            for one in lessons.provisions
            if one["point"] in lessons.point_at
        ],
        "outside": [
            {"kind": "outside", "text": one["text"], "topics": [none]}
            for one in lessons.scope for _ in range(3 if one["weight"] > 0.5 else 1) if not one["isWork"]
        ],
        "inside": [
            {"kind": "inside", "text": one["text"]}
            for one in lessons.scope for _ in range(3 if one["weight"] > 0.5 else 1) if one["isWork"]
        ],
    }


wanted = lambda asks: {"asks": asks} if asks else {}


def measure(read, bank, point_of, lessons, point_head):
    """Of what was held back: is the nearest ask of the same point, is one of the three nearest points it; and the point by the head."""
    held = [ask for ask in lessons.asks if ask["group"] == "held back"]
    vectors = read([ask["text"] for ask in held])
    right = torch.tensor([ask["point"] for ask in held], device=DEVICE)
    nearest = torch.zeros(len(held), len(lessons.points), device=DEVICE).index_add_(1, point_of, torch.exp(SHARPNESS * (vectors @ bank.T)))
    top = (nearest / torch.bincount(point_of, minlength=len(lessons.points)).clamp(min=1)).topk(3, 1).indices
    with torch.no_grad():
        head = share(point_head(vectors * SHARPNESS).argmax(1) == right)
    return {"first": share(top[:, 0] == right), "of three": share((top == right[:, None]).any(1)), "by head": head}


share = lambda hits: round(float(hits.float().mean()), 3)


def save(encoder, base, target):
    os.makedirs(target, exist_ok=True)
    encoder.bert.save_pretrained(target)
    for name in ("tokenizer.json", "tokenizer_config.json"):
        with open(f"{base}/{name}") as source, open(f"{target}/{name}", "w") as copy:
            copy.write(source.read())


main(*sys.argv[1:4], *map(int, sys.argv[4:7]))
