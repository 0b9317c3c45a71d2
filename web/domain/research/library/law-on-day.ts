import { dateText } from "~/platform/calendar/date-text";
import type { Provision } from "../corpus/record";
import type { ProvisionValue } from "../corpus/schema/provision";
import type { FigureDetail, FullLaw, Listed, PinnedText } from "../search/types";

/** Since when the figure of a sentence no longer holds, and the one that holds in its place where that is known. */
type Change = { since: string; now: ProvisionValue | null };

/** A sentence without a figure of its own speaks of the change and stays true. */
export function changeOf({ value, next }: Provision, day: string): Change | null {
  if (value === undefined || typeof value === "boolean" || !next || next.from > day) return null;
  return { since: next.from, now: next.value ?? null };
}

/** A sentence as it stands on a day: the figure that took its place, or that it is out of date, never the old one as the present. */
export function textOn(provision: Provision, text: string, day: string): string {
  const change = changeOf(provision, day);
  return change ? `${text} ${remarkOf(change)}` : text;
}

function remarkOf({ since, now }: Change): string {
  const said = sayValue(now);
  return said
    ? `(Since ${dateText(since)}: ${said}.)`
    : `(Rate out of date since ${dateText(since)}: the figure that followed is not in our sources.)`;
}

const SPANS = ["minutes", "hours", "days", "weeks", "months", "years"] as const;

function sayValue(value: ProvisionValue | null): string | null {
  if (value === null || typeof value !== "object") return null;
  if ("dollars" in value && value.dollars !== undefined)
    return `${dollarsText(value.dollars)}${value.per ? ` ${value.per === "hour" ? "an" : "a"} ${value.per}` : ""}`;
  const span = SPANS.find((unit) => unit in value);
  return span ? `${(value as Record<string, unknown>)[span]} ${span}` : null;
}

const dollarsText = (dollars: number): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(dollars);

/** A law as it stands on a day: its sentences, its summary and its figures. The provisions keep their words. */
export function lawOn<T extends FullLaw>(law: T, day: string): T {
  const changed = law.provisions.filter((provision) => changeOf(provision, day) !== null);
  const figures = figuresOn(law, law.figures, day);
  if (changed.length === 0 && figures === law.figures) return law;
  const now = new Map(changed.map((provision) => [provision.text, textOn(provision, provision.text, day)]));
  const said = (text: string) => now.get(text) ?? text;
  const listed = (list: Listed<PinnedText>): Listed<PinnedText> =>
    Array.isArray(list) ? list.map((entry) => ({ ...entry, text: said(entry.text) })) : list;
  return {
    ...law,
    summary: summaryOn(law.summary, changed, day),
    requirements: law.requirements.map(said),
    requirementDetails: law.requirementDetails.map((entry) => ({ ...entry, text: said(entry.text) })),
    deadlines: listed(law.deadlines),
    figures,
  };
}

/** The summary that says an amount which no longer holds says so too. */
function summaryOn(summary: string, changed: Provision[], day: string): string {
  const first = changed.find(({ value }) => {
    const dollars = dollarsOf(value);
    return dollars !== null && summary.includes(dollarsText(dollars));
  });
  const change = first && changeOf(first, day);
  return change ? `${summary} ${remarkOf(change)}` : summary;
}

type Kept = Pick<FigureDetail, "key" | "value">;
type Over = { cents: number; change: Change };

const WEEKS = 52;

/** The figures of a law on a day: one that a sentence says is over gives way to the next one, or is out of date. */
export function figuresOn<T extends Kept>(
  { provisions }: Pick<FullLaw, "provisions">,
  figures: T[],
  day: string,
): (T & { outOfDateSince?: string })[] {
  const over = provisions.flatMap((provision): Over[] => {
    const change = changeOf(provision, day);
    const cents = change ? centsOf(provision.value) : null;
    return change && cents !== null ? [{ cents, change }] : [];
  });
  const heads = HEADS.map((head) => headOn(head, figures, over, day));
  if (heads.every((head) => head === null) && over.length === 0) return figures;
  return figures.map((figure) => {
    const changed = heads.flatMap((head) => head?.get(figure.key) ?? [])[0];
    if (changed) return { ...figure, ...changed };
    const change = over.find(({ cents }) => cents === figure.value)?.change;
    return change ? { ...figure, ...standing(centsOf(change.now ?? undefined), change.since) } : figure;
  });
}

/** The figures of which a record also says what comes next. */
const HEADS = [
  { key: "rate", from: "rateFrom", next: "nextRate", nextFrom: "nextFrom" },
  { key: "exemptSalary", from: null, next: "nextExemptSalary", nextFrom: "nextExemptFrom" },
] as const;

type Now = { value: number | string | null; outOfDateSince?: string };

/** Such a figure and its days once the next one has begun; null before. */
function headOn(head: (typeof HEADS)[number], figures: Kept[], over: Over[], day: string): Map<string, Now> | null {
  const figureOf = (key: string | null) => figures.find((figure) => figure.key === key)?.value ?? null;
  const next = figureOf(head.next);
  const nextFrom = figureOf(head.nextFrom);
  const said = over.find(({ cents }) => cents === figureOf(head.key))?.change;
  const begun = typeof nextFrom === "string" && nextFrom <= day ? nextFrom : null;
  const since = begun ?? said?.since;
  if (since === undefined) return null;
  const now = begun ? (typeof next === "number" ? next : null) : centsOf(said?.now ?? undefined);
  return new Map<string, Now>([
    [head.key, standing(now, since)],
    ...(head.from ? [[head.from, { value: since }] as const] : []),
    ...(begun ? [[head.next, { value: null }] as const, [head.nextFrom, { value: null }] as const] : []),
  ]);
}

const standing = (value: number | null, since: string): Now =>
  value === null ? { value, outOfDateSince: since } : { value };
const dollarsOf = (value: Provision["value"]): number | null =>
  typeof value === "object" && "dollars" in value && value.dollars !== undefined ? value.dollars : null;

/** Money in cents as figures hold it; a yearly salary by the week. */
function centsOf(value: Provision["value"]): number | null {
  const dollars = dollarsOf(value);
  if (dollars === null) return null;
  const isYear = typeof value === "object" && "per" in value && value.per === "year";
  return Math.round((isYear ? dollars / WEEKS : dollars) * 100);
}
