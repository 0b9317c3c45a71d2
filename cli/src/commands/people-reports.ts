import type { Command, OptionSpec } from "../command";
import { eeoText } from "../eeo-text";

const asOf: OptionSpec = ["--as-of <day>", "as of this day, YYYY-MM-DD"];

const headcount: Command = {
  name: "people report headcount",
  summary: "How many work here on a day, where and how",
  options: [asOf],
  run: ({ client, signal }, input) => client.people.reportHeadcount({ asOf: input.text("asOf") }, { signal }),
};

const turnover: Command = {
  name: "people report turnover",
  summary: "Who left within the twelve months before a day, of how many",
  options: [asOf],
  run: ({ client, signal }, input) => client.people.reportTurnover({ asOf: input.text("asOf") }, { signal }),
};

const liability: Command = {
  name: "people report leave-liability",
  summary: "What unused leave would cost if everybody left on a day",
  options: [asOf],
  run: ({ client, signal }, input) => client.people.reportLeaveLiability({ asOf: input.text("asOf") }, { signal }),
};

const eeo: Command = {
  name: "people report eeo-1",
  summary: "The EEO-1 report of a year as it was taken",
  options: [
    ["--year <year>", "this year; without it the newest"],
    ["--place <id>", "one establishment; for HR"],
  ],
  examples: ["statewise people report eeo-1 --year 2026"],
  run: ({ client, signal }, input) =>
    client.people.reportEeo1({ year: input.number("year"), placeId: input.number("place", { least: 1 }) }, { signal }),
  show: { text: eeoText },
};

const preview: Command = {
  name: "people report eeo-1-preview",
  summary: "The EEO-1 figures of a day as they are now; for HR",
  options: [asOf, ["--place <id>", "one establishment"]],
  run: ({ client, signal }, input) =>
    client.people.previewEeo1({ asOf: input.text("asOf"), placeId: input.number("place", { least: 1 }) }, { signal }),
  show: { text: eeoText },
};

const take: Command = {
  name: "people report take-eeo-1",
  summary: "Keep the figures of a day between October 1 and December 31 as the report of its year",
  args: [["<day>", "YYYY-MM-DD"]],
  isWrite: true,
  run: ({ client, signal }, input) => client.people.takeEeo1Snapshot({ asOf: input.arg(0) }, { signal }),
};

export const peopleReportCommands: Command[] = [headcount, turnover, liability, eeo, preview, take];
