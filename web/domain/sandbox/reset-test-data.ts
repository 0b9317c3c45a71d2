import { expandScopes, type Principal, requireOwnAccount, requirePerson, type Scope } from "~/domain/access";
import { emptyTestOrganization, knownTestSeatOf } from "~/domain/accounts";
import { Forbidden } from "~/platform/errors";
import { deleteFile } from "~/platform/files/files";
import { alone, fillTestData } from "./fill-test-data";

export type TestDataView = { organizationId: number; organizationName: string };

const WRITING: readonly Scope[] = ["ats:write", "people:write"];

/**
 * Everything that was written with test keys goes, and the made-up rows of the beginning are there again. By default of the
 * organization where the person works; keys and webhooks stay.
 */
export async function resetTestData(principal: Principal, chosen: number | null = null): Promise<TestDataView> {
  requireOwnAccount(principal);
  requireMayReset(principal);
  const seat = await knownTestSeatOf(principal, chosen ?? principal.boundTo);
  return alone(seat.organizationId, async () => {
    const files = await emptyTestOrganization(principal, seat);
    for (const file of files) await deleteFile(file);
    await fillTestData(principal, seat);
    return { organizationId: seat.organizationId, organizationName: seat.organizationName };
  });
}

/** Of keys only those that write test data; of a terminal what was signed in to change the account. */
function requireMayReset(principal: Principal): void {
  const { isTestKey, scopes } = principal;
  if (!isTestKey) requirePerson(principal);
  const needed = isTestKey ? WRITING : (expandScopes(["account:write"]) ?? []);
  if (scopes === null || needed.some((scope) => scopes.has(scope))) return;
  throw new Forbidden(`This key lacks the scope ${needed.join(" or ")}.`, { code: "scope_missing" });
}
