import { STATE_NAMES } from "~/platform/geo/us-states";
import type { CorpusRecords } from "./build-records";
import type { CorpusFiles } from "./read-files";
import type { Topic } from "./schema/topics-file";

/** law: a record; absence: a record that none was found; hole: nothing is said. `-`: the topic need not be covered. */
export type Cell = "law" | "absence" | "hole" | "-";

export interface CoverageMatrix {
  topics: Topic[];
  rows: { state: string; cells: Cell[] }[];
  holes: { state: string; topic: string }[];
}

/** Jurisdiction x topic. A law covers each of its topics, so that one act may fill several cells. */
export function coverageMatrix(files: CorpusFiles, records: CorpusRecords): CoverageMatrix {
  const topics = files.topics.value.topics.filter((topic) => topic.scope !== "other");
  const covered = new Map<string, Cell>();
  for (const law of records.laws) {
    if (law.city) continue;
    for (const topic of law.topics) {
      const key = `${law.jurisdiction}|${topic}`;
      if (covered.get(key) !== "law") covered.set(key, law.kind);
    }
  }
  const rows = Object.keys(STATE_NAMES).map((state) => ({
    state,
    cells: topics.map(
      (topic): Cell => covered.get(`${state}|${topic.key}`) ?? (topic.scope === "every" ? "hole" : "-"),
    ),
  }));
  const holes = rows.flatMap(({ state, cells }) =>
    cells.flatMap((cell, index) => (cell === "hole" ? [{ state, topic: topics[index]?.key ?? "" }] : [])),
  );
  return { topics, rows, holes };
}
