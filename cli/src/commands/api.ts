import { readStdin } from "../ask";
import type { Command } from "../command";
import { UsageError } from "../errors";

const METHODS = ["GET", "POST", "PUT", "DELETE"];

const api: Command = {
  name: "api",
  summary: "Any call of the API; see /api/docs",
  isWrite: true,
  args: [
    ["<method>", "GET, POST, PUT or DELETE"],
    ["<path>", "such as /api/laws/search?q=overtime"],
  ],
  options: [["-d, --data <json>", "body as JSON; - reads it from stdin"]],
  examples: ["api GET '/api/laws/search?q=overtime&jurisdiction=CA'", "api POST /api/pay/calculate -d - < pay.json"],
  run: async ({ client, signal }, input) => {
    const verb = input.arg(0).toUpperCase();
    const path = input.arg(1);
    if (!METHODS.includes(verb)) throw new UsageError(`The method must be one of ${METHODS.join(", ")}.`);
    if (!path.startsWith("/")) throw new UsageError("The path begins with /api/.");
    const data = input.text("data");
    const text = data === "-" ? await readStdin("The body") : data;
    return client.request({ verb, path, body: text === undefined ? undefined : parse(text) }, { signal });
  },
  show: { text: (result: unknown) => JSON.stringify(result, null, 2) },
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`The body is not valid JSON: ${(error as Error).message}`);
  }
}

export const apiCommands = [api];
