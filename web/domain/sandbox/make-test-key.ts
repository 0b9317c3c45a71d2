import { accessOf, type Principal, requireOwnAccount, requireRecentProof } from "~/domain/access";
import { type ApiKeyView, createApiKey, type NewApiKey, testSeatOf } from "~/domain/accounts";
import { fillHiring } from "./fill-hiring";
import { fillPeople } from "./fill-people";

/** Makes a key for the test organization of the person's own one, which is made and filled where that has not been done yet. */
export async function makeTestKey(principal: Principal, key: NewApiKey): Promise<ApiKeyView & { secret: string }> {
  requireOwnAccount(principal);
  await requireRecentProof(principal);
  const seat = await testSeatOf(principal, key.organizationId ?? null);
  const made = await createApiKey(principal, { ...key, organizationId: seat.organizationId });
  // Whoever makes the first key: the rows are there for everybody, also what the person's own role could not make.
  const filler: Principal = { ...principal, seat: { ...seat, role: "owner" } };
  if (accessOf(filler, "ats").allowed) await fillHiring(filler);
  if (accessOf(filler, "hris").allowed) await fillPeople(filler);
  return made;
}
