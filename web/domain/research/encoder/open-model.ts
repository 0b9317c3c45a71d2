import { readFileSync } from "node:fs";
import type { InferenceSession, Tensor } from "onnxruntime-node";
import { VOCABULARY_FILE } from "./model-files";
import { readVocabulary, type Vocabulary } from "./wordpiece";

/** A model that reads pieces of texts, one text or pair of texts at a time. */
export type OpenModel = {
  vocabulary: Vocabulary;
  /** What the model says of these inputs, each a row of whole numbers of the same length. */
  read: (inputs: Record<string, readonly number[]>) => Promise<Float32Array>;
};

/** Both models are of one base and share its vocabulary. */
let vocabulary: Vocabulary | undefined;

/**
 * Opens a model when it is first needed: a start waits for nothing, and a process that never reads a question holds none. One text
 * after the other, because what stands beside a text in a batch would move it a little.
 */
export function modelOf(file: string, output: string): () => Promise<OpenModel> {
  let open: Promise<OpenModel> | undefined;
  return () => {
    open ??= openModel(file, output).catch((error: unknown) => {
      open = undefined;
      throw error;
    });
    return open;
  };
}

async function openModel(file: string, output: string): Promise<OpenModel> {
  const { InferenceSession, Tensor } = await import("onnxruntime-node");
  const session = await InferenceSession.create(file, OPTIONS);
  vocabulary ??= readVocabulary(readFileSync(VOCABULARY_FILE, "utf8"));
  const read: OpenModel["read"] = async (inputs) => {
    const rows = Object.entries(inputs).map(
      ([name, row]) => [name, new Tensor("int64", BigInt64Array.from(row, BigInt), [1, row.length])] as const,
    );
    const said = await session.run(Object.fromEntries(rows));
    return Float32Array.from((said[output] as Tensor).data as Float32Array);
  };
  return { vocabulary, read };
}

const OPTIONS: InferenceSession.SessionOptions = {
  executionProviders: ["cpu"],
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: "sequential",
  // What a long text took is given back after it.
  enableCpuMemArena: false,
  logSeverityLevel: 3,
};
