import { TooMany } from "~/platform/errors";
import { siteHashOf } from "~/platform/network/network-hash";
import { consumeRate } from "~/platform/rate-limit";

const MONTH_SECONDS = 30 * 86_400;

/** Counts something free for the site around a network (`siteHashOf`); whether it had room in these thirty days. */
export async function hasRoomOfSite(what: string, address: string, max: number): Promise<boolean> {
  const site = siteHashOf(address);
  try {
    await consumeRate({ key: `${what}:${site}`, max, windowSeconds: MONTH_SECONDS });
    return true;
  } catch (error) {
    if (error instanceof TooMany) return false;
    throw error;
  }
}
