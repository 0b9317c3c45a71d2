import { saveFile } from "@statewise/sdk/node";
import { askWithFacts, factsIn } from "../case-facts";
import type { Command, Input } from "../command";
import type { Context } from "../context";
import { UsageError } from "../errors";
import { analysisText, caseText, comparisonText, lawText, searchText } from "../research-text";

const place: Command["options"] = [
  ["--state <code>", "state code such as CA, FEDERAL, or ALL (default)"],
  ["--city <city>", "city: its law too"],
];

/** The place as the search takes it; a city brings the city laws with it. */
function placeOf(input: Input) {
  const jurisdiction = (input.text("state") ?? "ALL").toUpperCase();
  const city = input.text("city") ?? "";
  if (!/^(ALL|FEDERAL|[A-Z]{2})$/.test(jurisdiction)) throw new UsageError("--state must be a state code such as CA.");
  if (city && jurisdiction.length !== 2) throw new UsageError("Add --state to --city.");
  return { jurisdiction, city };
}

/** The question, one word or many; a dash takes it from stdin. */
function questionOf(input: Input): string {
  const question = input.words();
  if (!question) throw new UsageError("Add a question.");
  return question;
}

async function found({ client, signal }: Context, input: Input) {
  const q = questionOf(input);
  const { jurisdiction, city } = placeOf(input);
  const limit = input.number("limit", { least: 1, most: 100 }) ?? 25;
  const code = city ? await cityCode(client, jurisdiction, city, signal) : "";
  const lawQuery = { q, jurisdiction, city: code, includeCityLaws: Boolean(code), federal: !noFederal(input), limit };
  const [laws, cases] = await Promise.all([
    client.laws.search(lawQuery, { signal }),
    input.options.cases === false ? [] : client.cases.search({ q, jurisdiction, limit }, { signal }),
  ]);
  return { question: q, jurisdiction, city: code, laws, cases };
}

const noFederal = (input: Input): boolean => input.options.federal === false;

/** The code of a city given by code or name. */
async function cityCode(client: Context["client"], state: string, city: string, signal: AbortSignal): Promise<string> {
  const states = await client.laws.listStates({ signal });
  const cities = states.find(({ code }) => code === state)?.cities ?? [];
  const wanted = city.toLowerCase();
  const match = cities.find(({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted);
  if (match) return match.code;
  const known = cities.map(({ name }) => name).join(", ") || "none";
  throw new UsageError(`No city ${city} with employment law of its own is known in ${state}. Known: ${known}.`);
}

const search: Command = {
  name: "search",
  summary: "Search laws and cases for a question",
  args: [["<question...>", "the question"]],
  options: [
    ...place,
    ["--no-federal", "leave federal law out"],
    ["--no-cases", "leave cases out"],
    ["--limit <n>", "at most this many of each (25)"],
    ["--open <n>", "read the n-th law of the result"],
  ],
  examples: ["search meal breaks --state CA", 'search "minimum wage" --state CA --city "Los Angeles" --open 1'],
  run: async (context, input) => {
    const open = input.number("open", { least: 1 });
    const result = await found(context, input);
    if (open === undefined) return result;
    const law = result.laws[open - 1];
    if (!law) throw new UsageError(`--open ${open}: the search found ${result.laws.length} laws.`);
    return context.client.laws.get(law.id, { signal: context.signal });
  },
  show: { text: (result: object) => ("laws" in result ? searchText(result as never) : lawText(result as never)) },
  view: () => import("../views/search"),
};

const ask: Command = {
  name: "ask",
  summary: "A short cited answer, the risk, and what to do",
  args: [["<concern...>", "what worries you, in a sentence"]],
  options: [
    ...place,
    ["--fact <name=value...>", "a fact of the case, such as employees=25 or separation=fired; name= leaves it out"],
  ],
  examples: [
    "ask do we have to pay out unused vacation --state CA",
    "ask does family leave bind us --state TX --fact employees=80",
  ],
  run: async (context, input) => {
    const concern = questionOf(input);
    const { jurisdiction, city } = placeOf(input);
    return askWithFacts(
      context,
      {
        concern,
        jurisdiction: city ? `${jurisdiction}, ${city}` : jurisdiction,
        city,
        includeCityLaws: city !== "",
      },
      factsIn(input.list("fact")),
    );
  },
  show: { text: analysisText },
};

const show: Command = {
  name: "laws show",
  summary: "Read one law",
  args: [["<id>", "number or slug"]],
  run: ({ client, signal }, input) => client.laws.get(input.arg(0), { signal }),
  show: { text: (law: never) => lawText(law) },
  view: () => import("../views/law"),
};

const showCase: Command = {
  name: "cases show",
  summary: "Read one case",
  args: [["<id>", "number or slug"]],
  run: ({ client, signal }, input) => client.cases.get(input.arg(0), { signal }),
  show: { text: (one: never) => caseText(one) },
};

const compare: Command = {
  name: "laws compare",
  summary: "One topic across states",
  args: [["<topic>", "slug of a topic; see laws topics"]],
  options: [["--states <codes>", "with commas, such as CA,NY,TX (all)"]],
  run: ({ client, signal }, input) =>
    client.laws.compare({ topic: input.arg(0), states: input.text("states")?.toUpperCase() }, { signal }),
  show: { text: comparisonText },
};

const topics: Command = {
  name: "laws topics",
  summary: "Topics with the number of laws and cases",
  run: ({ client, signal }) => client.laws.listTopics({ signal }),
  show: { columns: ["slug", "label", "category", ["lawCount", "laws"], ["caseCount", "cases"]] },
};

const exportCommand: Command = {
  name: "export",
  summary: "Save what a question finds as a workbook, Word or PDF file",
  args: [["<question...>", "the question"]],
  options: [
    ...place,
    ["--no-federal", "leave federal law out"],
    ["--no-cases", "leave cases out"],
    ["--limit <n>", "at most this many of each (25)"],
    ["--format <format>", "kind of file", ["excel", "word", "pdf"]],
    ["-o, --output <file>", "file to write (the name that the server gives)"],
  ],
  examples: ["export meal breaks --state CA --format pdf -o meal-breaks.pdf"],
  run: async (context, input) => {
    const { client, signal, output } = context;
    const format = (input.text("format") ?? "excel") as "excel" | "word" | "pdf";
    const { question, jurisdiction, laws, cases } = await found(context, input);
    if (laws.length + cases.length === 0) throw new UsageError("The question finds nothing to export.");
    const download = await client.exports.export(
      { format, question, place: jurisdiction, laws: ids(laws), cases: ids(cases) },
      { signal },
    );
    const file = input.text("output") ?? download.name;
    await saveFile(download, file);
    output.talk(`${laws.length} laws and ${cases.length} cases are in ${file}.`);
    return output.isForPrograms ? { file, laws: laws.length, cases: cases.length } : undefined;
  },
};

const ids = (records: { id: number }[]) => records.map(({ id }) => ({ id }));

const history: Command = {
  name: "history list",
  summary: "Own searches of the last 30 days",
  isDefault: true,
  run: ({ client, signal }) => client.history.list({ signal }),
  show: {
    columns: ["id", "timestamp", "query", "jurisdiction", ["resultsCount", "results"]],
    empty: "No searches in the last 30 days.",
  },
};

const historyShow: Command = {
  name: "history show",
  summary: "One own search with its answer",
  args: [["<id>", "number of the search"]],
  run: ({ client, signal }, input) => client.history.get(input.arg(0), { signal }),
};

export const researchCommands = [search, ask, show, compare, topics, showCase, exportCommand, history, historyShow];
