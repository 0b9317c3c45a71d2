import { bracketRow, compileBrackets, marginalRate } from "../brackets";
import { usd } from "../money";
import type { GivenRates } from "../pay-request";
import type { Confidence } from "../pay-result";
import { localKnowledge, localRatesFor, localTaxesOf, type Place, placeName } from "../places/local-taxes";
import type { StateCode } from "../state-codes";
import { STATE_TABLES } from "../states/state-tables";
import { forStatus, type StateYear } from "../table-types";
import quick from "../tables/quick.json";

/** A rate in percent points and what it rests on. */
export interface QuickRate {
  percent: number;
  how: string;
  source: string;
  year: number | null;
  confidence: Confidence;
}

const NEWEST = 2026;
const AT = quick.state_income_at * 100;

function rounded(percent: number): number {
  return Number(percent.toFixed(6));
}

/** One income tax rate per state: the marginal rate of a single filer at $60,000 in the newest year. */
export function quickStateRate(state: StateCode | ""): QuickRate {
  if (state === "") {
    const how = "No state is known, so 5 % is assumed.";
    return { percent: quick.state_income_default, how, source: quick.source, year: null, confidence: "assumed" };
  }
  const table = STATE_TABLES[state];
  const source = table.income_tax.sources[0]?.title ?? table.name;
  if (!table.income_tax.on_wages) {
    return {
      percent: 0,
      how: `${table.name} has no income tax on wages.`,
      source,
      year: NEWEST,
      confidence: "confirmed",
    };
  }
  const schedule = table.income_tax.years[String(NEWEST)] as StateYear;
  const brackets = compileBrackets(forStatus(schedule.brackets, "single"));
  const percent = rounded(marginalRate(brackets, AT) * 100);
  const row = usd(brackets.over[bracketRow(brackets, AT)] as number, true);
  const how = `One rate per state: ${percent} %, the rate of ${table.name} in ${NEWEST} for a single filer at $60,000 (row over ${row}).`;
  return { percent, how, source, year: NEWEST, confidence: "assumed" };
}

function rateOfTax(tax: ReturnType<typeof localTaxesOf>[number], stateRate: number): number {
  const found = localRatesFor(tax, NEWEST);
  if (!found) return 0;
  const { rates } = found;
  if (rates.resident !== undefined) return rates.resident * 100;
  if (rates.resident_share_of_state_tax !== undefined) return stateRate * rates.resident_share_of_state_tax;
  if (!rates.resident_brackets) return 0;
  return marginalRate(compileBrackets(forStatus(rates.resident_brackets, "single")), AT) * 100;
}

function knownLocalRate(place: Place, stateRate: number): QuickRate {
  const taxes = localTaxesOf(place);
  const percent = rounded(taxes.reduce((sum, tax) => sum + rateOfTax(tax, stateRate), 0));
  const names = taxes.map((tax) => tax.table.place).join(" and ");
  const first = taxes[0]?.table;
  const source = first?.source?.title ?? "local tax data";
  const rate = `Local rate of ${names} for a resident: ${percent} % of gross (a graduated tax counts with its rate at $60,000).`;
  // The oldest figure in it tells how far it can be trusted, as in the precise lines.
  const carried = taxes.flatMap((tax) => localRatesFor(tax, NEWEST) ?? []).filter((found) => found.carried);
  if (carried.length === 0)
    return { percent, how: rate, source, year: NEWEST, confidence: first?.confidence ?? "reviewed" };
  const year = Math.min(...carried.map(({ from }) => from));
  const how = `${rate} It is the rate of ${year}; a newer one is not in our data.`;
  return { percent, how, source, year, confidence: "carried forward" };
}

/** County, city, local and municipal rates together. */
export function quickLocalRate(place: Place, stateRate: number): QuickRate {
  const knowledge = localKnowledge(place);
  if (knowledge === "taxed") return knownLocalRate(place, stateRate);
  if (knowledge === "none") {
    const how = "This place is known to levy no local tax on wages.";
    return { percent: 0, how, source: "coverage of the local tax data", year: NEWEST, confidence: "reviewed" };
  }
  const city = placeName(place.city);
  const named = quick.named_cities.find((entry) => entry.names.includes(city));
  const percent = named?.rate ?? quick.local_default;
  const how = named
    ? `The data knows nothing of this place; ${percent} % is assumed for a city of this name.`
    : `The data knows nothing of this place; ${percent} % is assumed.`;
  return { percent, how, source: quick.source, year: null, confidence: "assumed" };
}

/** The caller's own rates, which take the place of the looked-up ones. */
export function givenRates(given: GivenRates): { state: QuickRate; local: QuickRate } {
  const local = given.countyTaxRate + given.cityTaxRate + given.localTaxRate + given.municipalTaxRate;
  const base = { source: "rates given with the request", year: null, confidence: "given" as const };
  return {
    state: { ...base, percent: given.stateTaxRate, how: `State rate given: ${given.stateTaxRate} % of gross.` },
    local: {
      ...base,
      percent: rounded(local),
      how: `County, city, local and municipal rates given: ${rounded(local)} %.`,
    },
  };
}
