import type { Command } from "../command";
import { firstOf } from "../first-of";

const OUTCOMES = ["done", "refused"] as const;

const list: Command = {
  name: "audit list",
  summary: "Who did what to whom, the newest first",
  isDefault: true,
  options: [
    ["--action <act>", "the act or its beginning, such as customer. or role.assign"],
    ["--actor <id>", "who did it: number of the account"],
    ["--subject <id>", "to whom: number of the account"],
    ["--organization <id>", "in which organization"],
    ["--outcome <outcome>", "done or refused", OUTCOMES],
    ["--from <day>", "first day"],
    ["--until <day>", "last day, whole"],
    ["--limit <n>", "at most this many (25)"],
  ],
  examples: ["audit list --limit 200 --as-csv > audit.csv", "audit list --action api_key.create"],
  run: ({ client, signal, output }, input) => {
    const most = input.number("limit", { least: 1 }) ?? 25;
    const query = {
      action: input.text("action"),
      actorId: input.number("actor", { least: 1 }),
      subjectUserId: input.number("subject", { least: 1 }),
      organizationId: input.number("organization", { least: 1 }),
      outcome: input.choice("outcome", OUTCOMES),
      from: input.text("from"),
      until: input.text("until"),
      limit: Math.min(100, most),
    };
    return firstOf(client.admin.audit.list(query, { signal }), most, output);
  },
  show: {
    columns: ["at", "actorEmail", "action", "subjectEmail", "entityType", "entityId", "outcome"],
    empty: "Nothing.",
  },
};

export const auditCommands = [list];
