/** A dated minimum wage; without an amount a change is known and its figure is not. */
export type WageRow = {
  jurisdiction: string;
  cityId: number | null;
  amountCents: number | null;
  effectiveFrom: string;
  confidence: string;
  /** standard: of most employees; else of the group that `who` names. */
  kind: string;
  who: string | null;
};

export type WageItem = {
  amountCents: number;
  effectiveFrom: string;
  confidence: string;
  /** A known later rate. */
  next: { amountCents: number; effectiveFrom: string } | null;
};

/** What is known of a place's wage on a day: the rate, or since when the known one no longer holds. */
export type WageOnDay = { minimumWage: WageItem | null; outOfDateSince: string | null };

/** The newest rate in force on a day with the next known one; wages are in the order of their dates. */
export function wageOn(day: string, wages: WageRow[]): WageOnDay {
  const current = wages.filter(({ effectiveFrom }) => effectiveFrom <= day).at(-1);
  if (!current) return { minimumWage: null, outOfDateSince: null };
  const { amountCents, effectiveFrom, confidence } = current;
  if (amountCents === null) return { minimumWage: null, outOfDateSince: effectiveFrom };
  const later = wages.flatMap((wage) =>
    wage.effectiveFrom > day && wage.amountCents !== null
      ? [{ amountCents: wage.amountCents, effectiveFrom: wage.effectiveFrom }]
      : [],
  );
  return { minimumWage: { amountCents, effectiveFrom, confidence, next: later[0] ?? null }, outOfDateSince: null };
}

/** The rate of a group: of tipped employees, small employers, the young or one trade. */
export type GroupWage = WageOnDay & { kind: string; who: string };

/** What the groups of a place are owed on a day, in the order of the table; wages are in the order of their dates. */
export function groupWagesOn(day: string, wages: WageRow[]): GroupWage[] {
  const groups = new Map<string, { kind: string; who: string; own: WageRow[] }>();
  for (const wage of wages) {
    const { kind, who } = wage;
    if (kind === "standard" || who === null) continue;
    const group = groups.get(`${kind} ${who}`) ?? { kind, who, own: [] };
    group.own.push(wage);
    groups.set(`${kind} ${who}`, group);
  }
  return [...groups.values()]
    .map(({ kind, who, own }) => ({ kind, who, ...wageOn(day, own) }))
    .filter(({ minimumWage, outOfDateSince }) => minimumWage !== null || outOfDateSince !== null);
}

type Levels = { city: WageOnDay; state: WageOnDay; stateName: string; federal: WageOnDay };

/**
 * The wage beside a city's name (decision 65): the highest of city, state and federation with its date. A rise that came
 * without a known figure is said; the rate before it is never shown as the present one.
 */
export function wageLabel({ city, state, stateName, federal }: Levels): string | null {
  const outOfDate = city.outOfDateSince ?? (city.minimumWage ? null : state.outOfDateSince);
  if (outOfDate) return `rate out of date since ${dateOf(outOfDate)}`;
  const rates = [
    { wage: city.minimumWage, of: "" },
    { wage: state.minimumWage, of: ` (${stateName})` },
    { wage: federal.minimumWage, of: " (Federal)" },
  ].flatMap(({ wage, of }) => (wage ? [{ ...wage, of }] : []));
  const [first, ...others] = rates;
  if (!first) return null;
  // Where a city's rate is only that of the state or the federation, it is named as theirs.
  const highest = others.reduce((best, rate) => (rate.amountCents >= best.amountCents ? rate : best), first);
  return `$${(highest.amountCents / 100).toFixed(2)}/hr${highest.of} since ${dateOf(highest.effectiveFrom)}`;
}

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const dateOf = (day: string): string => DATE.format(new Date(`${day}T00:00:00Z`));
