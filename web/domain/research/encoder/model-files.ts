import { readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "~/platform/root";

const FOLDER = path.join(projectRoot, "web", "domain", "research", "encoder");

export const MODEL_FILE = path.join(FOLDER, "model", "encoder.onnx");
export const VOCABULARY_FILE = path.join(FOLDER, "model", "vocab.txt");
/** Made by `keep-vectors.ts` before a build and before tests, never committed. */
/** The meanings of the texts of the day on which the model was made: a copy of `generated/vectors.bin`. */
export const SHIPPED_VECTORS_FILE = path.join(FOLDER, "model", "vectors.bin");
export const KEPT_VECTORS_FILE = path.join(FOLDER, "generated", "vectors.bin");
export const KEPT_POINTS_FILE = path.join(FOLDER, "generated", "points.json");

/** A point as the build keeps it; one that is not its topic's own is filled from the template that all topics share. */
export type KeptPoint = { point: string; topic: string; isOwn: boolean; asks: string[] };

/** What was learnt beside the model, and of which model (tests/quality/learning/encoder). */
export type Calibration = {
  /** SHA-256 of the model's file: the vectors of two models lie in different rooms. */
  model: string;
  asks: {
    /** How much more the nearest asks of a point count than the others. */
    sharpness: number;
    /** By how much nearer a point must be to be so much likelier. */
    temperature: number;
    /** How much the topics count beside the asks. */
    topics: number;
    /** How much nearer a point that all topics share must be than one that was written for its topic. */
    general: number;
  };
  /** What the numbers of a meaning tell of each topic, the last of which is none: a row a topic, a byte a number. */
  topics: { keys: string; scale: number; bias: number[]; weights: string };
  /** What the topic that is none, and the nearest ask, tell of whether employment law is asked about at all. */
  outside: { bias: number; none: number; nearest: number; from: number };
};

export const calibration: Calibration = JSON.parse(
  readFileSync(path.join(FOLDER, "model", "calibration.json"), "utf8"),
);
