import type { PoolClient } from "pg";
import type { CityFigure } from "./strictest-figure";
import { type WageOnDay, type WageRow, wageOn } from "./wages-in-force";

type Dated = WageRow & { cityName: string | null };

/** The minimum wages of a day: of federal law, of the states and of their cities, and the days on which one changes. */
export type WagesOnDay = { of: (code: string) => WageOnDay; cities: CityFigure[]; days: string[] };

const RATE = "rate";

/** The dated wages know the past and what is coming, which the records of the laws do not. */
export async function wagesOnDay(client: PoolClient, day: string): Promise<WagesOnDay> {
  const { rows } = await client.query<Dated>(
    `select w.jurisdiction, w.city_id as "cityId", c.name as "cityName", w.amount_cents as "amountCents",
            w.effective_from::text as "effectiveFrom", w.confidence, w.kind, w.condition as who
     from minimum_wages w left join cities c on c.id = w.city_id
     where w.kind = 'standard' order by w.effective_from, w.law_id nulls first, w.id`,
  );
  const cities = new Map<number, Dated[]>();
  for (const row of rows) if (row.cityId !== null) cities.set(row.cityId, [...(cities.get(row.cityId) ?? []), row]);
  return {
    of: (code) =>
      wageOn(
        day,
        rows.filter(({ jurisdiction, cityId }) => jurisdiction === code && cityId === null),
      ),
    cities: [...cities.values()].flatMap((own): CityFigure[] => {
      const [first] = own;
      const wage = wageOn(day, own).minimumWage;
      if (!wage || !first?.cityName) return [];
      return [{ state: first.jurisdiction, name: first.cityName, slug: null, key: RATE, value: wage.amountCents }];
    }),
    days: [...new Set(rows.map(({ effectiveFrom }) => effectiveFrom))],
  };
}

/** The rate of a place on the day in place of the one that its record knows. */
export function withWage<T extends { key: string; value: unknown; outOfDateSince: string | null }>(
  figures: T[],
  { minimumWage, outOfDateSince }: WageOnDay,
): T[] {
  if (!minimumWage && !outOfDateSince) return figures;
  const known: Record<string, string | number | null> = {
    rate: minimumWage?.amountCents ?? null,
    rateFrom: minimumWage?.effectiveFrom ?? null,
    nextRate: minimumWage?.next?.amountCents ?? null,
    nextFrom: minimumWage?.next?.effectiveFrom ?? null,
  };
  return figures.map((figure) =>
    figure.key in known
      ? { ...figure, value: known[figure.key] ?? null, outOfDateSince: figure.key === RATE ? outOfDateSince : null }
      : figure,
  );
}
