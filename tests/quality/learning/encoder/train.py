"""Teaches the base model what is asked of each point of law.

    nice -n 10 python train.py <folder of the base model> <lessons.json> <folder for the result> [steps]

Every question is drawn to the asks that mean the same and away from all others: those of its point (an ask, a sentence of law) or of its
topics (a saying, a labelled question: of the points on which the wanted law speaks). A second, linear head tells topics and what is not
of employment law. Nothing that is held out or held back is seen.
"""
import collections
import os
import random
import sys
import time

# Threads that wait without spinning: spinning threads cost three times the time on a machine that others use too.
os.environ.update(OMP_WAIT_POLICY="PASSIVE", GOMP_SPINCOUNT="0")

import numpy as np
import torch
import torch.nn.functional as F

from lessons import Lessons
from model import Encoder, Texts, encode
from paraphrase import paraphrase

THREADS = 2
SEED = 11
SHARPNESS = 20.0
RATE = 8e-5
RATE_OF_HEAD = 2e-3
WARM_UP = 40
REFRESH = 160
#: The lowest layers know English well enough.
FROZEN = 2
MOST_PIECES = 48
QUEUE = 1600
#: How many of each go into a step.
MIX = {"asks": 40, "sayings": 16, "questions": 8, "provisions": 14, "outside": 8, "inside": 4}


def main(base, file, target, steps=480):
    torch.set_num_threads(THREADS)
    torch.manual_seed(SEED)
    dice = random.Random(SEED)
    lessons = Lessons(file)
    encoder, texts = Encoder(base, "sdpa"), Texts(base)
    for part in (encoder.bert.embeddings, *encoder.bert.encoder.layer[:FROZEN]):
        for weights in part.parameters():
            weights.requires_grad = False
    none = len(lessons.topics)
    head = torch.nn.Linear(384, none + 1)
    torch.nn.init.zeros_(head.weight)
    torch.nn.init.zeros_(head.bias)
    if os.path.exists(f"{base}/head.pt"):
        # What was taught before is taught on.
        before = torch.load(f"{base}/head.pt")
        head.load_state_dict({"weight": before["weight"], "bias": before["bias"]})

    known = [ask for ask in lessons.asks if not ask["group"].endswith("held back")]
    held = [ask for ask in lessons.asks if ask["group"] == "held back"]
    point_of = np.array([ask["point"] for ask in known])
    topic_of = np.array([ask["topic"] for ask in known])
    same_text = collections.defaultdict(list)
    for at, ask in enumerate(known):
        same_text[ask["text"]].append(at)
    pools = pools_of(lessons, known)
    turns = {name: endless(pool, dice) for name, pool in pools.items()}
    trained = [weights for weights in encoder.parameters() if weights.requires_grad]
    optimizer = torch.optim.AdamW(
        [{"params": trained, "lr": RATE, "weight_decay": 0.01}, {"params": head.parameters(), "lr": RATE_OF_HEAD}]
    )
    pace = lambda step: min(1, (step + 1) / WARM_UP) * max(0.02, 1 - step / steps)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, pace)

    bank = torch.tensor(encode(encoder, texts, [ask["text"] for ask in known]))
    queue_vectors, queue_points = torch.zeros(0, 384), np.zeros(0, int)
    print(0, measure(encoder, texts, bank, point_of, topic_of, held), flush=True)
    sums, started = collections.Counter(), time.time()
    for step in range(steps):
        if step and step % REFRESH == 0:
            bank = torch.tensor(encode(encoder, texts, [ask["text"] for ask in known]))
            print(step, measure(encoder, texts, bank, point_of, topic_of, held), flush=True)
            save(encoder, head, lessons, base, target)
        encoder.train()
        lesson = [next(turns[name]) for name, count in MIX.items() for _ in range(count)]
        said = [one["text"] if one["kind"] == "provisions" else paraphrase(one["text"], dice) for one in lesson]
        vectors = in_halves(encoder, texts, said)

        near = vectors @ bank.T * SHARPNESS
        wanted = torch.zeros_like(near, dtype=torch.bool)
        hidden = torch.zeros_like(near, dtype=torch.bool)
        for row, one in enumerate(lesson):
            if "asks" in one:
                wanted[row, one["asks"]] = True
            # A question is to be found by other ways of asking, not by itself.
            if one["kind"] == "asks":
                hidden[row, same_text[one["text"]]] = True
        wanted &= ~hidden
        has = wanted.any(1)
        every = torch.logsumexp(near.masked_fill(hidden, -1e9), 1)
        right = torch.logsumexp(near.masked_fill(~wanted, -1e9), 1)
        loss_asks = ((every - right) * torch.tensor([one.get("counts", 1.0) for one in lesson]))[has].mean()

        fresh = [row for row, one in enumerate(lesson) if one["kind"] == "provisions"]
        all_vectors = torch.cat([vectors[fresh], queue_vectors])
        all_points = np.concatenate([[lesson[row]["point"] for row in fresh], queue_points]).astype(int)
        askers = [row for row, one in enumerate(lesson) if one["kind"] == "asks" and one["point"] in set(all_points)]
        loss_law = torch.zeros(())
        if askers:
            law = vectors[askers] @ all_vectors.T * SHARPNESS
            good = torch.tensor(np.array([all_points == lesson[row]["point"] for row in askers]))
            loss_law = (torch.logsumexp(law, 1) - torch.logsumexp(law.masked_fill(~good, -1e9), 1)).mean()
        queue_vectors = torch.cat([vectors[fresh].detach(), queue_vectors])[:QUEUE]
        queue_points = np.concatenate([[lesson[row]["point"] for row in fresh], queue_points])[:QUEUE]

        logits = F.log_softmax(head(vectors * SHARPNESS), 1)
        losses = []
        for row, one in enumerate(lesson):
            if one["kind"] == "provisions":
                continue
            if one["kind"] == "inside":
                losses.append(-torch.log1p(-logits[row, none].exp().clamp(max=0.9999)))
            else:
                losses.append(-torch.logsumexp(logits[row, one["topics"]], 0))
        loss_head = torch.stack(losses).mean()

        loss = loss_asks + 0.5 * loss_law + 0.5 * loss_head
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(trained, 1.0)
        optimizer.step()
        schedule.step()
        with torch.no_grad():
            for row, one in enumerate(lesson):
                if one["kind"] == "asks" and said[row] == one["text"]:
                    bank[same_text[one["text"]]] = vectors[row].detach()
        sums.update(asks=loss_asks.item(), law=loss_law.item(), head=loss_head.item())
        if (step + 1) % 50 == 0:
            shown = {name: round(value / 50, 3) for name, value in sums.items()}
            print(step + 1, shown, f"{time.time() - started:.0f} s", flush=True)
            sums.clear()
    bank = torch.tensor(encode(encoder, texts, [ask["text"] for ask in known]))
    print(steps, measure(encoder, texts, bank, point_of, topic_of, held), flush=True)
    save(encoder, head, lessons, base, target)


def pools_of(lessons, known):
    by_point, by_topic = collections.defaultdict(list), collections.defaultdict(list)
    for at, ask in enumerate(known):
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
        for ask in known
    ]
    # The general ones are many and all alike.
    own = [one for one in asks if one["counts"] == 1]
    general = [one for one in asks if one["counts"] < 1]
    taught = [question for question in lessons.questions if not question["heldOut"]]
    return {
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


def endless(pool, dice):
    while True:
        order = list(pool)
        dice.shuffle(order)
        yield from order


def in_halves(encoder, texts, said):
    """The short ones and the long ones apart, so that little is filled up."""
    order = sorted(range(len(said)), key=lambda at: len(said[at]))
    third = len(order) // 3
    vectors = torch.zeros(len(said), 384)
    parts = [order[:third], order[third : 2 * third], order[2 * third :]]
    read = [encoder(*texts.batch([said[at] for at in part], MOST_PIECES)) for part in parts]
    return torch.cat(read)[torch.tensor(np.argsort(np.concatenate(parts)))] if len(read) else vectors


def measure(encoder, texts, bank, point_of, topic_of, held):
    """Of the asks that were held back: is the nearest ask of the same point, is one of the three nearest points it, is it of the topic?"""
    near = encode(encoder, texts, [ask["text"] for ask in held]) @ bank.numpy().T
    first = third = topic = 0
    for row, ask in enumerate(held):
        order, seen = np.argsort(-near[row])[:60], []
        for at in order:
            if point_of[at] not in seen:
                seen.append(point_of[at])
        first += seen[0] == ask["point"]
        third += ask["point"] in seen[:3]
        topic += topic_of[order[0]] == ask["topic"]
    return {name: round(float(count) / len(held), 3) for name, count in (("point", first), ("of three", third), ("topic", topic))}


def save(encoder, head, lessons, base, target):
    os.makedirs(target, exist_ok=True)
    encoder.bert.save_pretrained(target)
    for name in ("tokenizer.json", "tokenizer_config.json"):
        with open(f"{base}/{name}") as source, open(f"{target}/{name}", "w") as copy:
            copy.write(source.read())
    torch.save({"weight": head.weight.data, "bias": head.bias.data, "topics": lessons.topics}, f"{target}/head.pt")


main(*sys.argv[1:4], *map(int, sys.argv[4:5]))
