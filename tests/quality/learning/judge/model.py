"""The base model, read as a judge: question and sentence together, five scores."""
import torch
from transformers import BertModel

from lessons import LABELS


class Judge(torch.nn.Module):
    def __init__(self, folder):
        super().__init__()
        self.bert = BertModel.from_pretrained(
            folder, add_pooling_layer=False, attn_implementation="eager", hidden_dropout_prob=0.1
        )
        self.head = torch.nn.Linear(384, len(LABELS))
        # Words of which no pair was written keep their meaning.
        self.bert.embeddings.word_embeddings.weight.requires_grad = False

    def forward(self, input_ids, attention_mask, token_type_ids):
        hidden = self.bert(
            input_ids=input_ids, attention_mask=attention_mask, token_type_ids=token_type_ids
        ).last_hidden_state
        mask = attention_mask.unsqueeze(-1).to(hidden.dtype)
        return self.head(hidden[:, 0] + (hidden * mask).sum(1) / mask.sum(1))
