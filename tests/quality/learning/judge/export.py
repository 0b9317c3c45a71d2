"""Writes a taught judge as the product reads it: ONNX with int8 weights.

    python export.py <folder of the base> <judge.pt> <judge.onnx>
"""
import os
import sys
import tempfile

import torch
from onnxruntime.quantization import QuantType, quantize_dynamic

from model import Judge


def main(folder, taught, target):
    judge = Judge(folder)
    judge.load_state_dict(torch.load(taught))
    judge.eval()
    ids = torch.randint(1000, 2000, (2, 12))
    names = ["input_ids", "attention_mask", "token_type_ids"]
    pieces = {0: "texts", 1: "pieces"}
    with tempfile.TemporaryDirectory() as room:
        whole = os.path.join(room, "whole.onnx")
        torch.onnx.export(
            judge, (ids, torch.ones_like(ids), torch.zeros_like(ids)), whole, input_names=names, output_names=["scores"],
            dynamic_axes={**{name: pieces for name in names}, "scores": {0: "texts"}}, opset_version=17, dynamo=False,
        )
        # Seven bits: processors without int8 instructions would overflow on eight.
        quantize_dynamic(whole, target, per_channel=True, reduce_range=True, weight_type=QuantType.QInt8)
    print(f"{os.path.getsize(target) / 1e6:.1f} MB")


main(*sys.argv[1:4])
