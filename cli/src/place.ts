import type { Command, Input } from "./command";
import type { Context } from "./context";
import { UsageError } from "./errors";
import { nearestOf } from "./nearest";

type Asker = Pick<Context, "client" | "signal">;

export const placeOptions: NonNullable<Command["options"]> = [
  ["--state <state>", "state such as CA or California, FEDERAL, or ALL (default)"],
  ["--city <city>", "city: its law too"],
];

/** The code of a state given by code or name; the server is asked for its names only where one is given. */
export async function stateOf({ client, signal }: Asker, text: string, flag = "--state"): Promise<string> {
  const given = text.trim();
  const upper = given.toUpperCase().replace(/^ALL STATES$/, "ALL");
  if (/^(ALL|FEDERAL|[A-Z]{2})$/.test(upper)) return upper === "US" ? "FEDERAL" : upper;
  const states = await client.laws.listStates({ signal });
  const found = states.find(({ name }) => name.toUpperCase() === upper);
  if (found) return found.code;
  const near = nearestOf(
    given,
    states.map(({ name }) => name),
  );
  const meant = near ? ` Did you mean ${near}?` : "";
  throw new UsageError(`${flag}: there is no state "${given}". Use its name or a code such as CA, or ALL.${meant}`);
}

/** The place as the search takes it; a city brings the city laws with it. */
export async function placeOf(context: Asker, input: Input) {
  const city = input.text("city") ?? "";
  const jurisdiction = await stateOf(context, input.text("state") ?? "ALL");
  if (city && jurisdiction.length !== 2) throw new UsageError("Add --state to --city.");
  return { jurisdiction, city };
}

/** The code of a city given by code or name. */
export async function cityOf({ client, signal }: Asker, state: string, city: string): Promise<string> {
  const states = await client.laws.listStates({ signal });
  const cities = states.find(({ code }) => code === state)?.cities ?? [];
  const wanted = city.toLowerCase();
  const match = cities.find(({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted);
  if (match) return match.code;
  const known = cities.map(({ name }) => name).join(", ") || "none";
  throw new UsageError(`No city ${city} with employment law of its own is known in ${state}. Known: ${known}.`);
}
