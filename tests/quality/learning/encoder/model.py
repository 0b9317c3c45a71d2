"""The base model in Python: pieces, mean of the last layer, length 1."""
import numpy as np
import torch
from tokenizers import Tokenizer
from transformers import BertModel

SEPARATOR = 102
MOST_PIECES = 128


class Encoder(torch.nn.Module):
    def __init__(self, folder, attention="eager"):
        super().__init__()
        # Without something dropped at random it knows the asks by heart after 400 steps and finds those held back no better.
        self.bert = BertModel.from_pretrained(
            folder, attn_implementation=attention, add_pooling_layer=False, hidden_dropout_prob=0.2, attention_probs_dropout_prob=0.1
        )

    def forward(self, input_ids, attention_mask):
        hidden = self.bert(
            input_ids=input_ids, attention_mask=attention_mask, token_type_ids=torch.zeros_like(input_ids)
        ).last_hidden_state
        mask = attention_mask.unsqueeze(-1).to(hidden.dtype)
        return torch.nn.functional.normalize((hidden * mask).sum(1) / mask.sum(1), dim=-1)


class Texts:
    def __init__(self, folder):
        self.tokenizer = Tokenizer.from_file(f"{folder}/tokenizer.json")
        self.tokenizer.no_truncation()
        self.tokenizer.no_padding()

    def pieces(self, text, most):
        pieces = self.tokenizer.encode(text[:2000]).ids
        return pieces if len(pieces) <= most else pieces[: most - 1] + [SEPARATOR]

    def batch(self, texts, most):
        rows = [self.pieces(text, most) for text in texts]
        ids = torch.zeros(len(rows), max(map(len, rows)), dtype=torch.long)
        mask = torch.zeros_like(ids)
        for at, row in enumerate(rows):
            ids[at, : len(row)] = torch.tensor(row)
            mask[at, : len(row)] = 1
        return ids, mask


def encode(encoder, texts, sentences, most=MOST_PIECES, size=64):
    """Vectors of many sentences, those of like length together."""
    encoder.eval()
    order = sorted(range(len(sentences)), key=lambda at: len(sentences[at]))
    vectors = np.zeros((len(sentences), 384), np.float32)
    place = next(encoder.parameters()).device
    with torch.no_grad():
        for start in range(0, len(order), size):
            part = order[start : start + size]
            vectors[part] = encoder(*(one.to(place) for one in texts.batch([sentences[at] for at in part], most))).float().cpu().numpy()
    return vectors
