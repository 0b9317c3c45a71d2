import type { AnalyzeConcernAnswer } from "@statewise/sdk";
import { saveFile } from "@statewise/sdk/node";
import { readStdin } from "../ask";
import { askWithFacts, factsIn } from "../case-facts";
import type { Command, Input } from "../command";
import type { Context } from "../context";
import { UsageError } from "../errors";
import { noteInHistory } from "../note-in-history";
import { cityOf, placeOf, placeOptions, stateOf } from "../place";
import { analysisText, caseText, comparisonText, lawText, searchText } from "../research-text";

/** The question: the words of the call, or stdin where there are none or a dash. */
async function questionOf(input: Input): Promise<string> {
  const said = input.words();
  const question = said === "-" || (!said && !process.stdin.isTTY) ? (await readStdin("The question")).trim() : said;
  if (!question) throw new UsageError("Add a question, or pipe one in.");
  return question;
}

async function found(context: Context, input: Input) {
  const { client, signal } = context;
  const limit = input.number("limit", { least: 1, most: 100 }) ?? 25;
  const q = await questionOf(input);
  const { jurisdiction, city } = await placeOf(context, input);
  const code = city ? await cityOf(context, jurisdiction, city) : "";
  const lawQuery = { q, jurisdiction, city: code, includeCityLaws: Boolean(code), federal: !noFederal(input), limit };
  const [laws, cases] = await Promise.all([
    client.laws.search(lawQuery, { signal }),
    input.options.cases === false ? [] : client.cases.search({ q, jurisdiction, limit }, { signal }),
  ]);
  return { question: q, jurisdiction, city: code, laws, cases };
}

const noFederal = (input: Input): boolean => input.options.federal === false;

const search: Command = {
  name: "search",
  summary: "Search laws and cases for a question",
  args: [["[question...]", "the question; none or - reads it from stdin"]],
  options: [
    ...placeOptions,
    ["--no-federal", "leave federal law out"],
    ["--no-cases", "leave cases out"],
    ["--limit <n>", "at most this many of each (25)"],
    ["--open <n>", "read the n-th law of the result"],
  ],
  examples: ["search meal breaks --state CA", 'search "minimum wage" --state CA --city "Los Angeles" --open 1'],
  run: async (context, input) => {
    const open = input.number("open", { least: 1 });
    const result = await found(context, input);
    await noteInHistory(context, { concern: result.question, jurisdiction: result.jurisdiction }, result);
    if (open === undefined) return result;
    const law = result.laws[open - 1];
    if (!law) throw new UsageError(`--open ${open}: the search found ${result.laws.length} laws.`);
    return context.client.laws.get(law.id, { signal: context.signal });
  },
  show: {
    text: (result: object) => ("laws" in result ? searchText(result as never) : lawText(result as never)),
    lists: ["laws", "cases"],
  },
  view: () => import("../views/search"),
};

const SIGNED_OUT = "You are not signed in, so the answer is cut: statewise login.";

const isLocked = ({ riskAssessment }: AnalyzeConcernAnswer): boolean =>
  riskAssessment !== null && "locked" in riskAssessment;

const ask: Command = {
  name: "ask",
  summary: "A short cited answer, the risk, and what to do",
  args: [["[concern...]", "what worries you, in a sentence; none or - reads it from stdin"]],
  options: [
    ...placeOptions,
    ["--fact <name=value...>", "a fact of the case, such as employees=25 or separation=fired; name= leaves it out"],
  ],
  examples: [
    "ask do we have to pay out unused vacation --state CA",
    "ask does family leave bind us --state TX --fact employees=80",
    'echo "When is final pay due?" | statewise ask --state Texas',
  ],
  run: async (context, input) => {
    const concern = await questionOf(input);
    const { jurisdiction, city } = await placeOf(context, input);
    const place = city ? `${jurisdiction}, ${city}` : jurisdiction;
    const asked = { concern, jurisdiction: place, city, includeCityLaws: city !== "" };
    const answer = await askWithFacts(context, asked, factsIn(input.list("fact")));
    // How the question was read belongs to the talk; in JSON it stands in the answer.
    if (context.output.mode !== "json") for (const { text } of answer.hints) context.output.talk(`Note: ${text}`);
    if (context.keySource === "none" && isLocked(answer)) context.output.talk(SIGNED_OUT);
    await noteInHistory(context, asked, answer);
    return answer;
  },
  show: { text: analysisText, lists: ["relevantLaws", "relevantCases"] },
};

const facts: Command = {
  name: "facts",
  summary: "The facts of a case that --fact takes, and how they are written",
  run: ({ client, signal }) => client.facts.list({ signal }),
  show: { columns: ["fact", "kind", "label", "options"] },
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
  args: [
    ["<topic>", "slug of a topic; see laws topics"],
    ["[states...]", "such as CA TX (all)"],
  ],
  options: [["--states <states>", "the same with commas, such as CA,NY,TX"]],
  examples: ["laws compare final_pay CA TX", "laws compare min_wage --states CA,NY"],
  run: async (context, input) => {
    const named = [...input.args.slice(1), input.text("states") ?? ""].flatMap((text) => text.split(","));
    const codes: string[] = [];
    for (const text of named.filter((one) => one.trim() !== "")) codes.push(await stateOf(context, text, "states"));
    const query = { topic: input.arg(0), states: codes.length > 0 ? codes.join(",") : undefined };
    return context.client.laws.compare(query, { signal: context.signal });
  },
  show: { text: comparisonText, lists: ["states"] },
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
  args: [["[question...]", "the question; none or - reads it from stdin"]],
  options: [
    ...placeOptions,
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
    empty:
      "No searches in the last 30 days. What you ask or search with a sign-in that has research:write is kept here, as in the browser.",
  },
};

const historyShow: Command = {
  name: "history show",
  summary: "One own search with its answer",
  args: [["<id>", "number of the search"]],
  run: ({ client, signal }, input) => client.history.get(input.arg(0), { signal }),
};

export const researchCommands = [
  search,
  ask,
  facts,
  show,
  compare,
  topics,
  showCase,
  exportCommand,
  history,
  historyShow,
];
