import { createHash, randomBytes } from "node:crypto";
import { ConnectionError, type ListEventsItem, RateLimitError, ServerError } from "@statewise/sdk";
import { signWebhook } from "@statewise/sdk/webhooks";
import type { Command, Input } from "../command";
import type { Context } from "../context";
import { UsageError } from "../errors";
import { firstOf } from "../first-of";
import { wait } from "./session";

type Event = ListEventsItem;

const TYPES: [string, string] = ["--type <types>", "only these, such as offer.accepted,job.closed"];

const list: Command = {
  name: "events list",
  summary: "What happened in the last 30 days, the newest first",
  isDefault: true,
  options: [
    TYPES,
    ["--after <id>", "only what came after this event"],
    ["--since <time>", "only from this day or time on"],
    ["--oldest-first", "in the order in which it happened"],
    ["--limit <n>", "at most this many (25)"],
  ],
  examples: ["events list --type application.hired --json", "events list --after evt_… --oldest-first"],
  run: ({ client, signal, output }, input) => {
    const most = input.number("limit", { least: 1 }) ?? 25;
    const query = {
      type: input.text("type"),
      after: input.text("after"),
      createdSince: input.text("since"),
      sort: input.flag("oldestFirst") ? ("createdAt" as const) : undefined,
      limit: Math.min(100, most),
    };
    return firstOf(client.events.list(query, { signal }), most, output);
  },
  show: { columns: ["createdAt", "type", "id", "isTest"], empty: "Nothing happened." },
};

const show: Command = {
  name: "events show",
  summary: "One event",
  args: [["<id>", "id of the event, evt_…"]],
  run: ({ client, signal }, input) => client.events.get(input.arg(0), { signal }),
  show: { text: (event: Event) => JSON.stringify(event, null, 2) },
};

const trigger: Command = {
  name: "trigger",
  summary: "Make an event to try a receiver; nothing of it is true",
  isWrite: true,
  args: [["<type>", "name of the event, such as application.hired"]],
  options: [["--webhook <id>", "send it to this webhook; without it, statewise listen alone sees it"]],
  examples: ["trigger application.hired", "trigger offer.accepted --webhook 3"],
  run: async ({ client, signal }, input) => {
    const webhookId = input.number("webhook", { least: 1 });
    const type = input.arg(0) as Event["type"];
    return client.events.trigger({ type, ...(webhookId ? { webhookId } : {}) }, { signal });
  },
};

const listen: Command = {
  name: "listen",
  summary: "Events as they happen; with --forward sent on to an address of this machine",
  options: [
    ["--forward <address>", "such as http://localhost:8787/hook"],
    TYPES,
    ["--after <id>", "begin after this event instead of now"],
    ["--count <n>", "end after so many"],
  ],
  examples: ["listen --forward http://localhost:8787/hook", "listen --type offer.accepted --json"],
  check: (input) => addressOf(input),
  run: async (context, input) => {
    const { output } = context;
    const address = addressOf(input);
    const secret = secretOf(context);
    if (address) {
      output.talk(`Forwarding to ${address}. Ctrl-C ends it. The calls are signed with this secret:`);
      output.talk(secret);
    } else output.talk("Listening. Ctrl-C ends it.");
    const most = input.number("count", { least: 1 }) ?? Number.POSITIVE_INFINITY;
    let seen = 0;
    for await (const event of eventsFrom(context, input)) {
      const said = address ? await forward(event, address, secret, context.signal) : undefined;
      output.write(lineOf(event, said, output.isForPrograms));
      seen += 1;
      if (seen >= most) return undefined;
    }
    return undefined;
  },
};

function addressOf(input: Input): string | undefined {
  const address = input.text("forward");
  if (address !== undefined && !/^https?:\/\/[^/\s]+/.test(address))
    throw new UsageError(`--forward must begin with http:// or https://: ${address}`);
  return address;
}

/** Of the environment, else one that stays the same for a key, so that a receiver need not be told a new one each time. */
function secretOf({ profile }: Context): string {
  if (process.env.STATEWISE_WEBHOOK_SECRET) return process.env.STATEWISE_WEBHOOK_SECRET;
  if (!profile.apiKey) return `whsec_${randomBytes(24).toString("base64url")}`;
  return `whsec_${createHash("sha256").update(`listen ${profile.apiKey}`).digest("base64url").slice(0, 32)}`;
}

const POLL_MS = 1000;
const PAUSE_MS = 5000;

/** What happens from now on. A server that is away for a while is asked again. */
async function* eventsFrom(context: Context, input: Input): AsyncGenerator<Event> {
  const { client, signal, output } = context;
  const type = input.text("type");
  let after = input.text("after") ?? (await client.events.list({ limit: 1 }, { signal })).data[0]?.id;
  for (;;) {
    try {
      const query = { sort: "createdAt" as const, limit: 100, ...(after ? { after } : {}), ...(type ? { type } : {}) };
      for await (const event of client.events.list(query, { signal })) {
        after = event.id;
        yield event;
      }
      await wait(POLL_MS, signal);
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error;
      output.talk(`${(error as Error).message} Trying again.`);
      await wait(PAUSE_MS, signal);
    }
  }
}

const isPassing = (error: unknown): boolean =>
  error instanceof ConnectionError || error instanceof ServerError || error instanceof RateLimitError;

/** The call that a webhook would get, from this machine. */
async function forward(event: Event, address: string, secret: string, signal: AbortSignal): Promise<string> {
  const body = JSON.stringify(event);
  const started = performance.now();
  try {
    const answer = await fetch(address, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
      headers: {
        "content-type": "application/json",
        "statewise-event": event.type,
        "statewise-event-id": event.id,
        "statewise-signature": await signWebhook(body, secret),
      },
      body,
    });
    await answer.body?.cancel();
    return `${answer.status} in ${Math.round(performance.now() - started)} ms`;
  } catch (error) {
    signal.throwIfAborted();
    const { message, cause } = error as Error;
    return `not taken: ${cause instanceof Error ? cause.message : message}`;
  }
}

const lineOf = (event: Event, said: string | undefined, forPrograms: boolean): string =>
  forPrograms
    ? JSON.stringify(said === undefined ? event : { ...event, forwarded: said })
    : [event.createdAt, event.type, event.id, event.isTest ? "(test)" : "", said ? `→ ${said}` : ""]
        .filter(Boolean)
        .join("  ");

export const eventCommands = [list, show, listen, trigger];
