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

/** Places named together in one stored row, and other spellings. */
const LOCALITY_PLACES: Record<string, { cities: string[]; counties: string[] }> = {
  "New York City, Long Island, Westchester": {
    cities: ["new york city", "new york", "nyc", "manhattan", "brooklyn", "queens", "bronx", "staten island"],
    counties: ["new york", "kings", "queens", "bronx", "richmond", "nassau", "suffolk", "westchester"],
  },
  "Los Angeles County (unincorporated)": { cities: [], counties: [] },
  "Portland metro": { cities: ["portland"], counties: [] },
  "Non-urban counties": { cities: [], counties: [] },
  "Santa Fe (city and county)": { cities: ["santa fe"], counties: ["santa fe"] },
  Denver: { cities: ["denver"], counties: ["denver"] },
};

function appliesAt(locality: string, place: Place): boolean {
  const city = placeName(place.city);
  const county = placeName(place.county);
  const listed = LOCALITY_PLACES[locality];
  if (listed) return listed.cities.includes(city) || (county !== "" && listed.counties.includes(county));
  if (/county$/i.test(locality)) return county !== "" && placeName(locality) === county;
  return city !== "" && placeName(locality) === city;
}

/** The minimum wages in force at a place on a date, and the highest of them. */
export function minimumWageOf(place: Place, date: string): MinimumWageAt {
  const wages: MinimumWage[] = [];
  const push = (found: MinimumWage | null) => {
    if (found) wages.push(found);
  };
  push(wage("federal", "United States", table.federal as Entry[], date));
  const { state } = place;
  if (state !== "") {
    push(wage("state", STATE_NAMES[state], table.states[state].timeline as Entry[], date));
    for (const local of table.localities) {
      if (local.state === state && appliesAt(local.locality, place)) {
        push(wage("local", local.locality, local.timeline as Entry[], date));
      }
    }
  }
  const first = wages[0];
  if (!first) throw new RangeError(`No minimum wage is known for ${date}.`);
  const binding = wages.reduce(
    (best, candidate) => (candidate.hourlyCents > best.hourlyCents ? candidate : best),
    first,
  );
  return { binding, all: wages };
}

function messageOf(binding: MinimumWage, hourlyRateCents: Cents, ok: boolean): string {
  const floor = `${usd(binding.hourlyCents)} an hour (${binding.jurisdiction}, since ${binding.effective})`;
  const due = binding.riseDue ? ` A rise was due on ${binding.riseDue}; its figure is not in the data.` : "";
  return ok
    ? `${usd(hourlyRateCents)} an hour is not under the minimum wage of ${floor}.${due}`
    : `${usd(hourlyRateCents)} an hour is under the minimum wage of ${floor}.${due}`;
}

/** Checks an hourly rate against the federal, state and local minimum wage of a place on a date (YYYY-MM-DD). */
export function minimumWageCheck(hourlyRateCents: Cents, place: Place, date: string): MinimumWageCheck {
  const found = minimumWageOf(place, date);
  const { binding } = found;
  const ok = hourlyRateCents >= binding.hourlyCents;
  const reference: MinimumWageReference = {
    level: binding.level,
    state: binding.level === "federal" ? null : place.state || null,
    city: binding.level === "local" ? binding.jurisdiction : null,
  };
  return {
    ...found,
    ok,
    hourlyRateCents,
    shortfallCents: Math.max(0, binding.hourlyCents - hourlyRateCents),
    reference,
    message: messageOf(binding, hourlyRateCents, ok),
  };
}
