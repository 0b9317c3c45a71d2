import { Resolver } from "node:dns/promises";
import { SECOND_MS } from "../clock";
import { config } from "../config";
import { Unavailable } from "../errors";

const NOTHING_THERE = new Set(["ENOTFOUND", "ENODATA"]);

/** The TXT records of a name, each as one text; none where the name is not there. */
export async function txtRecords(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 3 * SECOND_MS, tries: 2 });
  const own = config().DNS_SERVERS;
  if (own) resolver.setServers(own.split(",").map((server) => server.trim()));
  try {
    const records = await resolver.resolveTxt(name);
    return records.map((parts) => parts.join(""));
  } catch (error) {
    if (NOTHING_THERE.has((error as NodeJS.ErrnoException).code ?? "")) return [];
    throw new Unavailable("The records of this domain cannot be read at the moment. Please try again.", {
      code: "dns_unavailable",
    });
  }
}
