import { stringify } from "csv-stringify/sync";
import type { Offer, TotalCompensation } from "./total-compensation";

export interface NamedCompensation {
  offer: Offer;
  compensation: TotalCompensation;
}

const ROWS = [
  ["Base salary", "baseSalary"],
  ["Performance bonus", "performanceBonus"],
  ["Equity", "equity"],
  ["Sign-on bonus", "signOnBonus"],
  ["Total compensation", "total"],
] as const;

/** What an offer is called: company, role and level, as far as they were given. */
export function offerName(offer: Offer, otherwise: string): string {
  const role = [offer.roleTitle, offer.roleLevel].filter(Boolean).join(", ");
  return [offer.company, role].filter(Boolean).join(": ") || otherwise;
}

/** Offers by component and year, for a spreadsheet; a text that begins like a formula is kept a text. */
export function compensationCsv(offers: readonly NamedCompensation[]): string {
  const header = ["Offer", "Component", "Year 1", "Year 2", "Year 3", "Year 4", "Total"];
  const rows = offers.flatMap(({ offer, compensation }, index) =>
    ROWS.map(([label, key]) => [
      offerName(offer, `Offer ${index + 1}`),
      label,
      ...compensation.years.map((year) => year[key].toFixed(2)),
      compensation.total[key].toFixed(2),
    ]),
  );
  return stringify([header, ...rows], { bom: true, escape_formulas: true, record_delimiter: "windows" });
}
