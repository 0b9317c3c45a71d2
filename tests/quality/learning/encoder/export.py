"""Writes a taught model as the product reads it: ONNX with int8 weights, mean pooling and length 1 in the graph.

    python export.py <folder of the model> <encoder.onnx>
"""
import os
import sys
import tempfile

import torch
from onnxruntime.quantization import QuantType, quantize_dynamic

from model import Encoder


def main(folder, target):
    encoder = Encoder(folder).eval()
    ids = torch.randint(1000, 2000, (2, 12))
    names = {"input_ids": {0: "texts", 1: "pieces"}, "attention_mask": {0: "texts", 1: "pieces"}, "vector": {0: "texts"}}
    with tempfile.TemporaryDirectory() as room:
        whole = os.path.join(room, "whole.onnx")
        torch.onnx.export(
            encoder, (ids, torch.ones_like(ids)), whole, input_names=["input_ids", "attention_mask"], output_names=["vector"],
            dynamic_axes=names, opset_version=17, dynamo=False,
        )
        # Seven bits: processors without int8 instructions would overflow on eight.
        quantize_dynamic(whole, target, per_channel=True, reduce_range=True, weight_type=QuantType.QInt8)
    print(f"{os.path.getsize(target) / 1e6:.1f} MB")


main(*sys.argv[1:3])
