import { hashPassword, passwordMatches } from "~/platform/crypto";
import { once } from "~/platform/once";

/** The same letters typed on another keyboard are the same password. */
const folded = (password: string): string => password.normalize("NFKC");

export const newPasswordHash = (password: string): Promise<string> => hashPassword(folded(password));

/** A hash of nothing anybody knows, so that an unknown address costs the same work as a known one. */
const decoyHash = (): Promise<string> => once("decoy-hash", () => hashPassword("no account has this password"));

/** Compares a password; without a hash to compare with it takes the same time and says no. */
export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  const matches = await passwordMatches(storedHash ?? (await decoyHash()), folded(password));
  return storedHash !== null && matches;
}
