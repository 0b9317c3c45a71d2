import type { WrittenEntry } from "../build-records";
import { wagesOfPlace } from "../dated-wages";
import { figureScalarOf } from "../figures";
import type { Problem } from "../problem";
import type { WrittenProvision } from "../schema/provision";
import type { WageRate, WagesFile } from "../schema/wages-file";
import { type Check, type CheckInput, error } from "./check";
import { salariesOf } from "./exempt-salaries";
import { placeIn } from "./prose";

const WAGE = "min_wage";

/** What records say of minimum wages and exempt salaries is what `wages.yaml` says: the one dated table of law and pay. */
export const checkWages: Check = (input) => {
  const { files, records } = input;
  const table = files.wages?.value;
  if (!table) return [];
  return [
    ...records.written.flatMap((entry) =>
      entry.law.topics[0] === WAGE ? [...figuresOf(entry, table), ...ratesOf(entry, table)] : salariesOf(entry, table),
    ),
    ...unknownPlaces(input, table),
  ];
};

/** The head of a record: its rate, since when, what tipped employees get, and what comes next. */
function figuresOf(entry: WrittenEntry, table: WagesFile): Problem[] {
  const { law, setting } = entry;
  const place = wagesOfPlace(table, setting.jurisdiction, setting.city);
  // A place that has a rate for one trade only says that one.
  const [trade] = place.isOfTrade ? place.groups : [];
  const rates = trade?.rates ?? place.rates;
  const figure = (key: string) => (law.figures[key] === undefined ? undefined : figureScalarOf(law.figures[key]));
  const problem = (key: string, message: string) =>
    error(placeIn(entry, ["figures", key]), "wage", `${law.slug}: ${message} in wages.yaml`);
  const [rate, from, tipped] = [figure("rate"), figure("rateFrom"), figure("tipped")];
  const problems: Problem[] = [];
  const dated = typeof from === "string" ? rates.find((one) => one.from === from) : undefined;
  if (typeof rate === "number" && typeof from === "string" && dated?.rate !== rate)
    problems.push(problem("rate", `$${rate} from ${from} is ${dated ? `$${dated.rate}` : "not"}`));
  if (typeof rate === "number" && from === undefined && !rates.some((one) => one.rate === rate))
    problems.push(problem("rate", `$${rate} is not`));
  if (rate === null && rates.some((one) => one.rate !== null)) problems.push(problem("rate", "the rate is known"));
  if (typeof tipped === "number" && dated?.tipped !== undefined && dated.tipped !== tipped)
    problems.push(problem("tipped", `the cash wage is $${dated.tipped}`));
  return [...problems, ...comingOf(entry, rates), ...unsaid(entry, rates)];
}

/** The rate in the head of a record stands in a sentence with its term, which answers show as it is on their day. */
function unsaid(entry: WrittenEntry, rates: WageRate[]): Problem[] {
  const { figures, provisions, slug } = entry.law;
  const rate = figures.rate === undefined ? null : figureScalarOf(figures.rate);
  const from = figures.rateFrom === undefined ? null : figureScalarOf(figures.rateFrom);
  if (typeof rate !== "number" || typeof from !== "string") return [];
  const coming = rates.find((one) => one.from > from);
  const said = provisions.find(({ point, value }) => /^(min_wage\.)?rate$/.test(point) && hourly(value) === rate);
  if (said?.from === from && said.next?.from === coming?.from) return [];
  const wanted = `value, from: ${from}${coming ? ` and next: {from: ${coming.from}}` : ""}`;
  return [
    error(
      placeIn(entry, ["provisions"]),
      "wage",
      `${slug}: a sentence at the point rate has the $${rate} with ${wanted}`,
    ),
  ];
}

/** What the table knows to come after a record's rate, the record says: else the rate would outlive its term. */
function comingOf(entry: WrittenEntry, rates: WageRate[]): Problem[] {
  const { law } = entry;
  const figure = (key: string) => (law.figures[key] === undefined ? null : figureScalarOf(law.figures[key]));
  const [from, nextRate, nextFrom] = [figure("rateFrom"), figure("nextRate"), figure("nextFrom")];
  const coming = typeof from === "string" ? rates.find((one) => one.from > from) : undefined;
  const known = coming ?? rates.find((one) => one.from === nextFrom);
  if (nextFrom === (known?.from ?? null) && nextRate === (known?.rate ?? null)) return [];
  const wanted = known ? `nextRate: ${known.rate}, nextFrom: ${known.from}` : "no next rate";
  return [error(placeIn(entry, ["figures", "nextRate"]), "wage", `${law.slug}: wages.yaml has ${wanted}`)];
}

/** Each sentence that sets an hourly rate from a day on, and the rate that follows it. */
function ratesOf(entry: WrittenEntry, table: WagesFile): Problem[] {
  const all = ratesAt(entry, table);
  return entry.law.provisions.flatMap((provision, index) => {
    if (provision.point !== "rate" && provision.point !== `${WAGE}.rate`) return [];
    const now = hourly(provision.value);
    const { from, next } = provision;
    const at = placeIn(entry, ["provisions", index]);
    const problems: Problem[] = [];
    if (now !== null && from && !all.some((one) => one.from === from && one.rate === now))
      problems.push(error(at, "wage", `${entry.law.slug}: $${now} an hour from ${from} is not in wages.yaml`));
    if (!next || now === null) return problems;
    const then = hourly(next.value);
    const after = all.filter((one) => one.from === next.from);
    if (!after.some(({ rate }) => rate === then)) {
      const known = after.map(({ rate }) => say(rate)).join(", ") || "none";
      problems.push(error(at, "wage", `${entry.law.slug}: ${say(then)} from ${next.from}: wages.yaml has ${known}`));
    }
    return problems;
  });
}

const say = (rate: number | null): string => (rate === null ? "a rate that is not known" : `$${rate} an hour`);

/** Every rate that a record of this place may speak of: of all, of its groups, and of the regions of its state. */
function ratesAt({ setting: { jurisdiction, city } }: WrittenEntry, table: WagesFile): WageRate[] {
  const own = wagesOfPlace(table, jurisdiction, city);
  const regions =
    city === null ? table.locals.filter(({ state, kind }) => state === jurisdiction && kind === "region") : [];
  return [own, ...regions].flatMap(({ rates, groups }) => [...rates, ...groups.flatMap((group) => group.rates)]);
}

function hourly(value: WrittenProvision["value"]): number | null {
  return typeof value === "object" && "dollars" in value && value.per === "hour" ? (value.dollars ?? null) : null;
}

/** Places of the table stand in the files of places, and the law of their state names them: nobody pays the state's rate unaware. */
function unknownPlaces({ files, records }: CheckInput, { locals }: WagesFile): Problem[] {
  const file = files.wages;
  const read = new Set(files.cities.map(({ value }) => value.state));
  const places = new Set(files.cities.flatMap(({ value }) => value.cities.map(({ code }) => `${value.state} ${code}`)));
  const said = new Map(
    records.written
      .filter(({ law, setting }) => law.topics[0] === WAGE && setting.city === null)
      .map(({ law, setting }) => [setting.jurisdiction, law.provisions.map(({ text }) => text).join(" ")]),
  );
  return locals.flatMap(({ state, name, codes }, index) => {
    const problem = (message: string) =>
      error((file as NonNullable<typeof file>).place(["locals", index]), "wage", message);
    const missing = codes.filter((code) => read.size > 1 && !places.has(`${state} ${code}`));
    const [short = name] = name.split(/,| \(/);
    const law = said.get(state);
    return [
      ...missing.map((code) => problem(`cities/${state.toLowerCase()}.yaml has no place ${code}`)),
      ...(law === undefined || law.toLowerCase().includes(short.toLowerCase())
        ? []
        : [problem(`${state.toLowerCase()}-min-wage does not name ${short} among its local rates`)]),
    ];
  });
}
