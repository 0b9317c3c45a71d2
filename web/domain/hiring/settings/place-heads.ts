import { headsAtPlaces } from "~/domain/people";
import type { Transaction } from "~/platform/db/client";

export type PlaceWithHeads = {
  id: number;
  name: string;
  city: string | null;
  state: string;
  zipCode: string | null;
  /** As somebody said it; 0 where nobody did. */
  headCount: number;
  /** What the law check goes by: as it was said, else as the records of people count it. */
  heads: number;
};

/** The places of work by name, each with how many work there. Nobody types what the records of people know. */
export async function placesWithHeads(tx: Transaction, organizationId: number): Promise<PlaceWithHeads[]> {
  const places = await tx.organizationLocation.findMany({
    where: { organizationId, isActive: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: { id: true, name: true, city: true, state: true, zipCode: true, headCount: true },
  });
  const onRecord = await headsAtPlaces(tx, organizationId);
  return places.map((place) => ({ ...place, heads: place.headCount || (onRecord.get(place.id) ?? 0) }));
}
