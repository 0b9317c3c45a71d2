import { writeFileSync } from "node:fs";
import path from "node:path";
import { markedModels } from "./read-marks";

const FILE = path.resolve(import.meta.dirname, "../../web/platform/personal/personal-data.json");

/** One table a line. */
export const marksText = (): string =>
  `[\n${markedModels()
    .map((one) => JSON.stringify(one))
    .join(",\n")}\n]\n`;

/** Writes what the schema declares as personal to where erasure, export, log and data map read it. */
export const writeMarks = (): void => writeFileSync(FILE, marksText());
