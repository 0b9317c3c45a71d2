import type { Command, Input } from "../command";
import type { Context } from "../context";
import { NotThereError } from "../errors";
import { firstOf } from "../first-of";

const list: Command = {
  name: "subscribers list",
  summary: "Readers of law-update mails, the newest first",
  isDefault: true,
  options: [
    ["--search <text>", "name, e-mail or company"],
    ["--limit <n>", "at most this many (50)"],
  ],
  run: ({ client, signal, output }, input) => {
    const most = input.number("limit", { least: 1 }) ?? 50;
    const query = { search: input.text("search"), limit: Math.min(100, most) };
    return firstOf(client.admin.subscribers.list(query, { signal }), most, output);
  },
  show: {
    columns: ["id", "email", "firstName", "lastName", "company", "jurisdiction", ["isActive", "active"]],
    empty: "No readers.",
  },
};

/** The reader of a number or an address. */
async function readerOf({ client, signal }: Context, input: Input): Promise<number> {
  const who = input.arg(0);
  if (/^\d+$/.test(who)) return Number(who);
  const { data } = await client.admin.subscribers.list({ search: who, limit: 100 }, { signal });
  const match = data.find(({ email }) => email.toLowerCase() === who.toLowerCase());
  if (!match) throw new NotThereError(`There is no reader with the address ${who}.`);
  return match.id;
}

const switching = (word: "enable" | "disable", summary: string): Command => ({
  name: `subscribers ${word}`,
  summary,
  args: [["<who>", "number or e-mail address"]],
  confirm: (input) => `${word === "enable" ? "Lift the pause of" : "Pause"} ${input.arg(0)}?`,
  run: async (context, input) => {
    const id = await readerOf(context, input);
    const body = { isActive: word === "enable" };
    const { email, isActive } = await context.client.admin.subscribers.change(id, body, { signal: context.signal });
    return { id, email, isActive };
  },
});

const test: Command = {
  name: "subscribers test",
  summary: "Mail an example of an alert",
  args: [["<email>", "address that gets it"]],
  confirm: (input) => `Send an example of an alert to ${input.arg(0)}?`,
  run: async ({ client, signal, output }, input) => {
    const timestamp = new Date().toISOString();
    const testUpdate = {
      id: "test",
      title: "Test of an update",
      description: "No law has changed.",
      jurisdiction: "California",
      category: "Wage and Hour",
      effectiveDate: timestamp.slice(0, 10),
      riskLevel: "MEDIUM",
      sourceUrl: "https://www.dir.ca.gov",
      timestamp,
    } as const;
    const body = { email: input.arg(0), testUpdate };
    const answer = await client.admin.subscribers.sendTestNotification(body, { signal });
    output.talk(`An example is on its way to ${input.arg(0)}.`);
    return output.isForPrograms ? answer : undefined;
  },
};

export const subscriberCommands = [
  list,
  switching("enable", "Lift a reader's pause"),
  switching("disable", "Pause a reader"),
  test,
];
