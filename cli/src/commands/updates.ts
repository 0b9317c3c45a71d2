import { type Command, choiceOf } from "../command";
import { firstOf } from "../first-of";
import { CADENCES, CATEGORIES } from "../words";

const list: Command = {
  name: "updates list",
  summary: "What changed in the law, the newest first",
  isDefault: true,
  options: [
    ["--state <code>", "state code such as CA, or FEDERAL"],
    ["--category <name>", "such as 'Wage and Hour'"],
    ["--limit <n>", "at most this many (25)"],
  ],
  run: ({ client, signal, output }, input) => {
    const most = input.number("limit", { least: 1 }) ?? 25;
    const query = {
      jurisdiction: input.text("state")?.toUpperCase(),
      category: input.choice("category", CATEGORIES),
      limit: Math.min(100, most),
    };
    return firstOf(client.updates.list(query, { signal }), most, output);
  },
  show: {
    columns: [["timestamp", "when"], ["jurisdiction", "where"], ["riskLevel", "risk"], "category", "title"],
    empty: "No updates.",
  },
};

const check: Command = {
  name: "updates check",
  summary: "Ask for a look at the sources, and show what is known now",
  isWrite: true,
  run: ({ client, signal }) => client.updates.check({ signal }),
  show: {
    text: ({ updates, lastCheck }: { updates: { title: string }[]; lastCheck: string | null }) =>
      [
        `${updates.length} updates of the last five days; sources looked at ${lastCheck ?? "never"}.`,
        ...updates.map(({ title }) => `  ${title}`),
      ].join("\n"),
  },
};

const subscribe: Command = {
  name: "subscribe",
  summary: "Get mails about changes of law",
  isWrite: true,
  args: [["<email>", "address; it gets a link to confirm"]],
  options: [
    ["--first-name <name>", "first name (needed)"],
    ["--last-name <name>", "last name (needed)"],
    ["--company <name>", "company"],
    ["--state <code>", "state code such as CA, or FEDERAL (everywhere)"],
    ["--city <city>", "city of that state"],
    ["--category <name...>", "such as 'Wage and Hour' (all)"],
    ["--cadence <cadence>", "how often (the server's default)", CADENCES],
  ],
  run: async ({ client, signal, output }, input) => {
    const answer = await client.alerts.subscribe(
      {
        email: input.arg(0),
        firstName: input.need("firstName"),
        lastName: input.need("lastName"),
        company: input.text("company"),
        jurisdiction: input.text("state")?.toUpperCase(),
        city: input.text("city"),
        categories: input.list("category").map((word) => choiceOf(word, CATEGORIES, "--category")),
        cadence: input.choice("cadence", CADENCES),
      },
      { signal },
    );
    output.talk(`${answer.message} ${answer.places.join(", ")}`);
    return output.isForPrograms ? answer : undefined;
  },
};

export const updateCommands = [list, check, subscribe];
