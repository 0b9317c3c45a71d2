import type { StateCode } from "../state-codes";
import data from "../tables/zip-codes.json";

export interface ZipCodeRow {
  state: StateCode;
  county: string;
  town: string;
}

const STATES = data.states as unknown as Readonly<Record<StateCode, Record<string, string>>>;

/** Unpacked at the first question: a paycheck without a ZIP code never pays for it. */
let byZip: Map<string, ZipCodeRow> | null = null;
const countiesByTown = new Map<StateCode, Map<string, Set<string>>>();

function* rowsOf(state: StateCode): Generator<ZipCodeRow & { zips: string[] }> {
  for (const [county, towns] of Object.entries(STATES[state])) {
    for (const packed of towns.split(";")) {
      const [town = "", zips = ""] = packed.split("|");
      yield { state, county, town, zips: zips.split(" ") };
    }
  }
}

function unpacked(): Map<string, ZipCodeRow> {
  const rows = new Map<string, ZipCodeRow>();
  for (const state of Object.keys(STATES) as StateCode[]) {
    for (const { county, town, zips } of rowsOf(state)) {
      const row = { state, county, town };
      for (const zip of zips) rows.set(zip, row);
    }
  }
  return rows;
}

/** The main town and county of a ZIP code, or null for a code that the data does not hold. */
export function zipCodeRow(zip: string): ZipCodeRow | null {
  byZip ??= unpacked();
  return byZip.get(zip) ?? null;
}

/** Whether a code lies among those of its first three digits: one outside them is a slip of the hand. */
export function isAmongZipCodes(zip: string): boolean {
  byZip ??= unpacked();
  const near = [...byZip.keys()].filter((known) => known.startsWith(zip.slice(0, 3))).map(Number);
  return near.length > 0 && Number(zip) >= Math.min(...near) && Number(zip) <= Math.max(...near);
}

/** The counties that a town's ZIP codes lie in; `nameOf` makes names comparable. */
export function countiesOfTown(state: StateCode, town: string, nameOf: (text: string) => string): string[] {
  let towns = countiesByTown.get(state);
  if (!towns) {
    towns = new Map();
    for (const row of rowsOf(state)) {
      const name = nameOf(row.town);
      towns.set(name, (towns.get(name) ?? new Set()).add(row.county));
    }
    countiesByTown.set(state, towns);
  }
  return [...(towns.get(nameOf(town)) ?? [])];
}

export const ZIP_SOURCE: string = data.source;
