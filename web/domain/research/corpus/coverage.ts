import type { CorpusRecords } from "./build-records";
import type { CorpusFiles } from "./read-files";
import type { Topic } from "./schema/topics-file";

export const STATE_NAMES: Readonly<Record<string, string>> = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
};

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
