import {
  compareOffers,
  type Offer,
  type OfferComparison,
  offerName,
  offerSchema,
  type TotalCompensation,
  totalCompensation,
} from "~/domain/pay";
import { readableNumber } from "../number.server";

const TEXTS = ["company", "roleTitle", "roleLevel", "location"] as const;
const NUMBERS = ["baseSalary", "bonusPercent", "bonusAmount", "signOnYear1", "signOnYear2", "grantValue"] as const;
const VESTING = ["vestingYear1", "vestingYear2", "vestingYear3", "vestingYear4"] as const;
const EVEN = 25;

const SECOND = "second_";

type OfferRead = { offer: Offer | null; problems: Record<string, string> };

/** One offer of the compensation calculator in the URL; what is not numeric counts as 0, as the specification says. */
export function readOffer(params: URLSearchParams, prefix: string): OfferRead {
  const value = (name: string) => params.get(prefix + name)?.trim() ?? "";
  const input = {
    ...Object.fromEntries(TEXTS.map((name) => [name, value(name)])),
    ...Object.fromEntries(NUMBERS.map((name) => [name, readableNumber(value(name))])),
    ...Object.fromEntries(
      VESTING.map((name) => [name, params.has(prefix + name) ? readableNumber(value(name)) : EVEN]),
    ),
    refreshGrants: refreshGrants(params, prefix),
  };
  const parsed = offerSchema.safeParse(input);
  if (parsed.success) return { offer: parsed.data, problems: {} };
  const problems: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) problems[prefix + String(path[0] ?? "form")] ??= message;
  return { offer: null, problems };
}

function refreshGrants(params: URLSearchParams, prefix: string) {
  const years = params.getAll(`${prefix}refreshYear`);
  return params.getAll(`${prefix}refreshValue`).flatMap((text, index) => {
    const value = readableNumber(text);
    return value === 0 ? [] : [{ year: Number(years[index] ?? 2), value }];
  });
}

/** The second offer, once anything of it is filled in. */
export function readSecondOffer(params: URLSearchParams): OfferRead | null {
  const filled = [...params].some(
    ([name, value]) => name.startsWith(SECOND) && !/vesting|refreshYear/.test(name) && readableText(value),
  );
  return filled ? readOffer(params, SECOND) : null;
}

export type OfferView = { name: string; location: string; compensation: TotalCompensation };

/** The compensation screen: the offers of the URL, worked out when there is something to work out. */
export function compensationPage(params: URLSearchParams) {
  const asked = params.has("baseSalary");
  const first = readOffer(params, "");
  const other = readSecondOffer(params);
  const problems = asked ? { ...first.problems, ...other?.problems } : {};
  const view = (offer: Offer, otherwise: string): OfferView => ({
    name: offerName(offer, otherwise),
    location: offer.location,
    compensation: totalCompensation(offer),
  });
  const offers =
    asked && first.offer && (!other || other.offer)
      ? [view(first.offer, "First offer"), ...(other?.offer ? [view(other.offer, "Second offer")] : [])]
      : [];
  const [one, two] = offers;
  if (one && two && one.name === two.name) two.name = `${two.name} (second)`;
  const comparison: OfferComparison | null =
    offers.length === 2 && first.offer && other?.offer ? compareOffers(first.offer, other.offer) : null;
  return {
    values: Object.fromEntries(params),
    grants: { first: grantRows(params, ""), second: grantRows(params, SECOND) },
    problems,
    offers,
    comparison,
    query: params.toString(),
  };
}

export type CompensationPage = ReturnType<typeof compensationPage>;

/** A zero is what an untouched number field sends. */
const readableText = (value: string): boolean => value.trim() !== "" && value.trim() !== "0";

function grantRows(params: URLSearchParams, prefix: string) {
  const years = params.getAll(`${prefix}refreshYear`);
  return params
    .getAll(`${prefix}refreshValue`)
    .map((value, index) => ({ value, year: years[index] ?? "2" }))
    .filter(({ value }) => readableText(value));
}
