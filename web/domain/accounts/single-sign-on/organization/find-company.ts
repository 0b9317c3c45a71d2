import { db } from "~/platform/db/client";
import { organizationOfKey } from "../organization-key";
import { keyOfDomain } from "../providers";
import { domainOf } from "../vouched-email";

/** The provider that an address signs in by: its domain alone says so, whether it has an account or not. */
export const findCompanySignOn = (email: string): Promise<string | null> => keyOfDomain(domainOf(email));

/** The same where the company asks for it: to be said beside every refused password, whoever it was of. */
export async function findEnforcedCompany(email: string): Promise<string | null> {
  const key = await findCompanySignOn(email);
  const organizationId = key && organizationOfKey(key);
  if (!organizationId) return null;
  return (await db().signOnProvider.count({ where: { organizationId, isEnforced: true } })) > 0 ? key : null;
}
