"""Teaches the judge.

    python train.py <folder of the base> <judge.pt> <minutes> [threads]
"""
import random
import sys
import time

import torch
import torch.nn.functional as F
from tokenizers import Tokenizer

from lessons import LABELS, OTHER, lessons
from model import Judge

MOST_PIECES = 112
WRITTEN, APART, ASKS = 22, 6, 4
STEP, STEP_OF_HEAD = 1.2e-4, 1e-3
# What is asked of a point may still be answered by another sentence of it.
OF_ASKS = 0.3


def otherwise(question):
    """Misspelt now and then, or without its signs."""
    if random.random() < 0.12 and len(question) > 12:
        at = random.randrange(1, len(question) - 2)
        swapped = question[at + 1] + question[at] + question[at + 2 :]
        question = question[:at] + (swapped if random.random() < 0.5 else question[at + 1 :])
    return question.lower().rstrip("?.") if random.random() < 0.3 else question


def shuffled(rows):
    while True:
        yield from random.sample(rows, len(rows))


def batch(tokenizer, rows):
    read = [tokenizer.encode(question, text) for question, _, text in rows]
    ids = torch.zeros(len(read), max(len(one.ids) for one in read), dtype=torch.long)
    mask, types = torch.zeros_like(ids), torch.zeros_like(ids)
    for at, one in enumerate(read):
        ids[at, : len(one.ids)] = torch.tensor(one.ids)
        mask[at, : len(one.ids)] = 1
        types[at, : len(one.ids)] = torch.tensor(one.type_ids)
    return ids, mask, types


def report(judge, tokenizer, rows):
    judge.eval()
    rows = sorted(rows, key=lambda row: len(row[0]) + len(row[2]))
    scores = []
    with torch.no_grad():
        for start in range(0, len(rows), 32):
            scores += judge(*batch(tokenizer, rows[start : start + 32])).softmax(-1).tolist()
    judge.train()
    right = sum(max(range(5), key=one.__getitem__) == row[1] for one, row in zip(scores, rows)) / len(rows)
    polar = [(one, row[1]) for one, row in zip(scores, rows) if row[1] < 2]
    way = sum((one[0] > one[1]) == (label == 0) for one, label in polar) / len(polar)
    sure = [(one, label) for one, label in polar if max(one[:2]) > 0.6]
    told = sum((one[0] > one[1]) == (label == 0) for one, label in sure) / max(1, len(sure))
    print(f"held out {len(rows)}: {right:.3f} right; yes or no {way:.3f} of {len(polar)}; sure {told:.3f} of {len(sure)}", flush=True)


def main(folder, target, minutes, threads=2):
    random.seed(1)
    torch.manual_seed(1)
    torch.set_num_threads(int(threads))
    tokenizer = Tokenizer.from_file(f"{folder}/tokenizer.json")
    tokenizer.no_padding()
    tokenizer.enable_truncation(MOST_PIECES)
    judge = Judge(folder)
    taught, apart, asks, held = lessons()
    print(len(taught), "written,", len(apart), "apart,", len(asks), "asks of points,", len(held), "held out of", LABELS)
    rates = [STEP, STEP_OF_HEAD]
    inner = [one for one in judge.bert.parameters() if one.requires_grad]
    steps = torch.optim.AdamW(
        [{"params": inner, "lr": STEP}, {"params": judge.head.parameters(), "lr": STEP_OF_HEAD}], weight_decay=0.01
    )
    sources = [(shuffled(taught), WRITTEN), (shuffled(apart), APART), (shuffled(asks), ASKS)]
    begun, step = time.time(), 0
    while (passed := (time.time() - begun) / 60 / float(minutes)) < 1:
        for group, rate in zip(steps.param_groups, rates):
            group["lr"] = rate * min(1, (step + 1) / 60) * max(0.04, 1 - passed)
        rows = [next(source) for source, count in sources for _ in range(count)]
        scores = judge(*batch(tokenizer, [(otherwise(row[0]), row[1], row[2]) for row in rows]))
        named = WRITTEN + APART
        loss = F.cross_entropy(scores[:named], torch.tensor([row[1] for row in rows[:named]]), label_smoothing=0.05)
        spoken = scores[named:].log_softmax(-1)
        answers = torch.tensor([float(row[1]) for row in rows[named:]])
        loss = loss - OF_ASKS * (
            answers * torch.logsumexp(spoken[:, :OTHER], -1) + (1 - answers) * spoken[:, OTHER]
        ).mean()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(judge.parameters(), 1.0)
        steps.step()
        steps.zero_grad()
        step += 1
    report(judge, tokenizer, held)
    torch.save(judge.state_dict(), target)


main(*sys.argv[1:5])
