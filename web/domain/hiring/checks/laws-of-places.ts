import type { Transaction } from "~/platform/db/client";
import type { CheckLaw, WorkPlace } from "./check-types";

/**
 * The laws on these topics that hold at these places: federal, state and city. Statements that no law was found and
 * records that nobody has checked (`recalled`) are no ground for a finding (decisions 31 and 32).
 */
export async function lawsOfPlaces(tx: Transaction, places: WorkPlace[], topics: string[]): Promise<CheckLaw[]> {
  const states = [...new Set(places.map(({ state }) => state))];
  const cities = places.flatMap(({ state, city }) => (city ? [{ jurisdiction: state, city }] : []));
  const rows = await tx.law.findMany({
    where: {
      archivedAt: null,
      isAbsence: false,
      confidence: { not: "recalled" },
      status: { in: ["in_force", "enacted"] },
      topics: { hasSome: topics },
      OR: [{ jurisdiction: { in: ["FEDERAL", ...states] }, city: null }, ...cities],
    },
    include: { lawFigures: true },
    orderBy: { id: "asc" },
  });
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: row.title,
    citation: row.citation,
    jurisdiction: row.jurisdiction,
    city: row.city,
    status: row.status,
    effectiveDate: row.effectiveDate?.toISOString().slice(0, 10) ?? null,
    minEmployees: row.minEmployees,
    countRule: row.countRule,
    confidence: row.confidence,
    requirements: row.requirements,
    topics: row.topics,
    version: row.version,
    figures: new Map(
      row.lawFigures.flatMap(({ key, amountCents, numberValue, booleanValue, textValue, confidence }) => {
        const value = amountCents ?? numberValue ?? booleanValue ?? textValue;
        if (value === null || confidence === "recalled") return [];
        return [[key, typeof value === "object" || typeof value === "bigint" ? Number(value) : value] as const];
      }),
    ),
  }));
}

/** Of these, the laws on a topic that reach a place; the city's own law stands beside the state's. */
export const lawsAt = (laws: CheckLaw[], topic: string, place: WorkPlace): CheckLaw[] =>
  laws.filter(
    (law) =>
      law.topics[0] === topic && law.jurisdiction === place.state && (law.city === null || law.city === place.city),
  );
