import { type Principal, requireOwnAccount, requireRecentProof } from "~/domain/access";
import { type ApiKeyView, createApiKey, type NewApiKey, testSeatOf } from "~/domain/accounts";
import { alone, fillTestData } from "./fill-test-data";

/** Makes a key for the test organization of the person's own one, which is made and filled where that has not been done yet. */
export async function makeTestKey(principal: Principal, key: NewApiKey): Promise<ApiKeyView & { secret: string }> {
  requireOwnAccount(principal);
  await requireRecentProof(principal);
  const seat = await testSeatOf(principal, key.organizationId ?? null);
  return alone(seat.organizationId, async () => {
    const made = await createApiKey(principal, { ...key, organizationId: seat.organizationId });
    await fillTestData(principal, seat);
    return made;
  });
}
