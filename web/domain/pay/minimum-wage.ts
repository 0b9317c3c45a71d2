import { type Cents, usd } from "./money";
import type { Confidence } from "./pay-result";
import { type Place, placeName } from "./places/local-taxes";
import { STATE_NAMES, type StateCode } from "./state-codes";
import table from "./tables/minimum-wage.json";

export interface MinimumWage {
  level: "federal" | "state" | "local";
  jurisdiction: string;
  hourlyCents: Cents;
  effective: string;
  confidence: Confidence;
  source: string;
  url: string | null;
  note: string | null;
  /** An increase that was due by the date, but whose figure is not in the data. */
  riseDue: string | null;
}

export interface MinimumWageAt {
  binding: MinimumWage;
  /** Every minimum that applies at the place, the binding one included. */
  all: MinimumWage[];
}

/** Names the law without its address: a screen finds the law record by level, state and city. */
export interface MinimumWageReference {
  level: MinimumWage["level"];
  state: StateCode | null;
  city: string | null;
}

export interface MinimumWageCheck extends MinimumWageAt {
  ok: boolean;
  hourlyRateCents: Cents;
  shortfallCents: Cents;
  reference: MinimumWageReference;
  /** A rise came whose figure is not in the data: more than the binding rate may be due. */
  outOfDate: boolean;
  message: string;
}

interface Entry {
  effective: string;
  hourly: number | null;
  confidence: string;
  source: string;
  note?: string;
}

const SOURCES = table.sources as Record<string, { title: string; url: string | null }>;

/** The entry in force on a date: the newest with a figure, and whether a later one without a figure was due. */
function inForce(timeline: readonly Entry[], date: string): { entry: Entry; riseDue: string | null } | null {
  const started = timeline.filter((entry) => entry.effective <= date);
  const entry = started.findLast((candidate) => candidate.hourly !== null);
  if (!entry) return null;
  const later = started.slice(started.indexOf(entry) + 1);
  return { entry, riseDue: later.at(-1)?.effective ?? null };
}

function wage(
  level: MinimumWage["level"],
  jurisdiction: string,
  timeline: readonly Entry[],
  date: string,
): MinimumWage | null {
  const found = inForce(timeline, date);
  if (!found) return null;
  const { entry, riseDue } = found;
  return {
    level,
    jurisdiction,
    hourlyCents: Math.round((entry.hourly ?? 0) * 100),
    effective: entry.effective,
    confidence: entry.confidence as Confidence,
    source: SOURCES[entry.source]?.title ?? entry.source,
    url: SOURCES[entry.source]?.url ?? null,
    note: entry.note ?? null,
    riseDue,
  };
}

interface Locality {
  state: string;
  locality: string;
  kind: string;
  cities: string[];
  counties: string[];
  replaces_state: boolean;
  timeline: Entry[];
}

const LOCALITIES = (table.localities as Locality[]).map((local) => ({
  ...local,
  cities: local.cities.map(placeName),
  counties: local.counties.map(placeName),
}));

/** An unincorporated area has neither: no address tells that a place lies in it. */
const appliesAt = ({ cities, counties }: Locality, city: string, county: string): boolean =>
  (city !== "" && cities.includes(city)) || (county !== "" && counties.includes(county));

/** The minimum wages in force at a place on a date, and the highest of them. */
export function minimumWageOf(place: Place, date: string): MinimumWageAt {
  const { state } = place;
  const city = placeName(place.city);
  const county = placeName(place.county);
  const locals = LOCALITIES.flatMap((local) => {
    if (local.state !== state || !appliesAt(local, city, county)) return [];
    const found = wage("local", local.locality, local.timeline, date);
    return found ? [{ ...found, replacesState: local.replaces_state }] : [];
  });
  const ofState =
    state === "" || locals.some(({ replacesState }) => replacesState)
      ? null
      : wage("state", STATE_NAMES[state], (table.states as Record<StateCode, Entry[]>)[state], date);
  const wages = [
    wage("federal", "United States", table.federal as Entry[], date),
    ofState,
    ...locals.map(({ replacesState: _, ...local }) => local),
  ].filter((found) => found !== null);
  const [first, ...others] = wages;
  if (!first) throw new RangeError(`No minimum wage is known for ${date}.`);
  const binding = others.reduce((best, one) => (one.hourlyCents > best.hourlyCents ? one : best), first);
  return { binding, all: wages };
}

/** The rate that a rise without a known figure may have put above the binding one. */
const outOfDateAmong = ({ binding, all }: MinimumWageAt): MinimumWage | null =>
  binding.riseDue ? binding : (all.find(({ level, riseDue }) => level === "local" && riseDue !== null) ?? null);

function messageOf(at: MinimumWageAt, hourlyRateCents: Cents, ok: boolean): string {
  const { binding } = at;
  const floor = `${usd(binding.hourlyCents)} an hour (${binding.jurisdiction}, since ${binding.effective})`;
  const old = outOfDateAmong(at);
  const due = old
    ? ` The rate of ${old.jurisdiction} is out of date since ${old.riseDue}: a rise came whose figure is not in our data, so more may be due.`
    : "";
  return ok
    ? `${usd(hourlyRateCents)} an hour is not under the minimum wage of ${floor}.${due}`
    : `${usd(hourlyRateCents)} an hour is under the minimum wage of ${floor}.${due}`;
}

/** The wage of a region stands in the law of its state. */
const isRegion = (locality: string): boolean =>
  LOCALITIES.some((local) => local.locality === locality && local.kind === "region");

/** Checks an hourly rate against the federal, state and local minimum wage of a place on a date (YYYY-MM-DD). */
export function minimumWageCheck(hourlyRateCents: Cents, place: Place, date: string): MinimumWageCheck {
  const found = minimumWageOf(place, date);
  const { binding } = found;
  const ok = hourlyRateCents >= binding.hourlyCents;
  const reference: MinimumWageReference = {
    level: binding.level,
    state: binding.level === "federal" ? null : place.state || null,
    city: binding.level === "local" && !isRegion(binding.jurisdiction) ? binding.jurisdiction : null,
  };
  return {
    ...found,
    ok,
    hourlyRateCents,
    shortfallCents: Math.max(0, binding.hourlyCents - hourlyRateCents),
    reference,
    outOfDate: outOfDateAmong(found) !== null,
    message: messageOf(found, hourlyRateCents, ok),
  };
}
