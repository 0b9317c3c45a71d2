import { readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "~/platform/root";

const FOLDER = path.join(projectRoot, "web", "domain", "research", "encoder");

export const MODEL_FILE = path.join(FOLDER, "model", "encoder.onnx");
export const VOCABULARY_FILE = path.join(FOLDER, "model", "vocab.txt");
/** Made by `keep-vectors.ts` before a build and before tests, never committed. */
export const KEPT_VECTORS_FILE = path.join(FOLDER, "generated", "vectors.bin");
export const KEPT_POINTS_FILE = path.join(FOLDER, "generated", "points.json");

/** What was learnt beside the model, and of which model. */
export type Calibration = {
  /** SHA-256 of the model's file: the vectors of two models lie in different rooms. */
  model: string;
  /** How much nearer an ask must be to count so much more. */
  temperature: number;
  /** What the numbers of a meaning, and the nearest ask, tell of whether employment law is asked about at all. */
  outside: { bias: number; nearest: number; weights: number[] };
};

export const calibration: Calibration = JSON.parse(
  readFileSync(path.join(FOLDER, "model", "calibration.json"), "utf8"),
);
