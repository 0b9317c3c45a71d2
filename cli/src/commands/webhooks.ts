import type { CreateWebhookBody } from "@statewise/sdk";
import type { Command, Input } from "../command";
import { UsageError } from "../errors";
import { firstOf } from "../first-of";

type Events = NonNullable<CreateWebhookBody["events"]>;

const ID: Command["args"] = [["<id>", "number of the webhook; see webhooks list"]];
const EVENTS: [string, string] = [
  "--event <events...>",
  "what it is told of, such as offer.accepted; none: everything",
];

const eventsOf = (input: Input): Events => input.list("event") as Events;

const list: Command = {
  name: "webhooks list",
  summary: "Calls to your systems: where, of what, and whether they are on",
  isDefault: true,
  run: async ({ client, signal }) => (await client.webhooks.list({ signal })).data,
  show: {
    columns: ["id", "url", "events", ["isActive", "on"], ["failureCount", "given up"], "restUntil", "disabledReason"],
    empty: "No webhooks.",
  },
};

const add: Command = {
  name: "webhooks add",
  summary: "Make a webhook; its secret is shown once",
  isWrite: true,
  args: [["<address>", "where it calls, https://…"]],
  options: [EVENTS, ["--description <text>", "what it is for"]],
  examples: ["webhooks add https://hooks.example.com/statewise --event application.hired offer.accepted"],
  run: async ({ client, signal, output }, input) => {
    const body = { url: input.arg(0), events: eventsOf(input), description: input.text("description") };
    const hook = await client.webhooks.create(body, { signal });
    if (output.isForPrograms) return hook;
    output.talk(`Webhook ${hook.id} to ${hook.url}. Its secret is not shown again:`);
    return hook.secret;
  },
};

const change: Command = {
  name: "webhooks change",
  summary: "Change what a webhook is told of",
  isWrite: true,
  args: ID,
  options: [EVENTS, ["--all-events", "tell it of everything"], ["--description <text>", "what it is for"]],
  run: ({ client, signal }, input) => {
    const [events, description] = [eventsOf(input), input.text("description")];
    if (events.length === 0 && !input.flag("allEvents") && description === undefined)
      throw new UsageError("Say what changes: --event, --all-events or --description.");
    const told = events.length > 0 || input.flag("allEvents") ? { events } : {};
    return client.webhooks.update(input.id(0), { ...told, description }, { signal });
  },
};

const turning = (word: "on" | "off", summary: string): Command => ({
  name: `webhooks ${word}`,
  summary,
  isWrite: true,
  args: ID,
  run: ({ client, signal }, input) => client.webhooks.update(input.id(0), { isActive: word === "on" }, { signal }),
});

const remove: Command = {
  name: "webhooks remove",
  summary: "Remove a webhook with its log",
  args: ID,
  confirm: (input) => `Remove webhook ${input.arg(0)} and its log?`,
  run: async ({ client, signal, output }, input) => {
    await client.webhooks.delete(input.id(0), { signal });
    output.talk(`Webhook ${input.arg(0)} is removed.`);
    return output.isForPrograms ? { id: input.id(0), removed: true } : undefined;
  },
};

const ping: Command = {
  name: "webhooks ping",
  summary: "Send a test event to a webhook",
  isWrite: true,
  args: ID,
  run: ({ client, signal }, input) => client.webhooks.ping(input.id(0), { signal }),
};

const secret: Command = {
  name: "webhooks new-secret",
  summary: "Change the secret of a webhook; for a while both sign",
  args: ID,
  options: [["--overlap <hours>", "so long the old one signs as well (24)"]],
  confirm: (input) => `Change the secret of webhook ${input.arg(0)}?`,
  run: async ({ client, signal, output }, input) => {
    const overlapHours = input.number("overlap", { least: 0, most: 168 }) ?? 24;
    const made = await client.webhooks.rotateSecret(input.id(0), { overlapHours }, { signal });
    if (output.isForPrograms) return made;
    const until = made.previousSecretUntil;
    output.talk(
      until ? `The old secret signs as well until ${until}. The new one:` : "The old secret has ended. The new one:",
    );
    return made.secret;
  },
};

const deliveries: Command = {
  name: "webhooks deliveries",
  summary: "Log of the calls of a webhook, the newest first",
  args: ID,
  options: [["--limit <n>", "at most this many (25)"]],
  run: ({ client, signal, output }, input) => {
    const most = input.number("limit", { least: 1 }) ?? 25;
    const query = { limit: Math.min(100, most) };
    return firstOf(client.webhooks.listDeliveries(input.id(0), query, { signal }), most, output);
  },
  show: {
    columns: [
      "id",
      "createdAt",
      "eventType",
      "state",
      "attempts",
      ["responseStatus", "answer"],
      "lastError",
      "nextAttemptAt",
    ],
    empty: "No calls yet.",
  },
};

const replay: Command = {
  name: "webhooks replay",
  summary: "Send an event once more",
  isWrite: true,
  args: [
    ["<id>", "number of the webhook"],
    ["<delivery>", "number of the delivery; see webhooks deliveries"],
  ],
  run: ({ client, signal }, input) => client.webhooks.replayDelivery(input.id(0), input.id(1), { signal }),
};

export const webhookCommands = [
  list,
  add,
  change,
  turning("on", "Switch a webhook on"),
  turning("off", "Switch a webhook off; what waits for it is given up"),
  ping,
  secret,
  deliveries,
  replay,
  remove,
];
