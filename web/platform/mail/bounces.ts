import { now } from "../clock";
import { db } from "../db/client";
import { queryPrepared } from "../db/pool";
import type { MailCategory } from "./template";

export type BounceKind = "hard" | "soft" | "complaint";

/** Remembers that a mail came back, or that its reader complained. */
export async function recordBounce(
  email: string,
  kind: BounceKind,
  { mailId, diagnostic }: { mailId?: bigint; diagnostic?: string } = {},
): Promise<void> {
  const data = { email: email.toLowerCase(), kind, mailId, diagnostic: diagnostic?.slice(0, 1000), occurredAt: now() };
  await db().mailBounce.create({ data });
}

/** Lets mail go to an address again. */
export async function clearBounces(email: string, clearedBy: number): Promise<number> {
  const where = { email: email.toLowerCase(), clearedAt: null };
  const { count } = await db().mailBounce.updateMany({ where, data: { clearedAt: now(), clearedBy } });
  return count;
}

const BOUNCED_SQL = `
  select distinct email, kind from bounces
  where email = any($1) and cleared_at is null and kind in ('hard', 'complaint')`;

export type BounceList = (address: string, category: MailCategory) => "hard" | "complaint" | null;

/**
 * Which of these addresses get no mail. A mailbox that does not exist gets none at all; somebody who complained still
 * gets what he asks for himself, such as a link for a new password.
 */
export async function bounceList(addresses: string[]): Promise<BounceList> {
  const wanted = addresses.map((address) => address.toLowerCase());
  const rows = await queryPrepared<{ email: string; kind: string }>("mail-bounced", BOUNCED_SQL, [wanted]);
  const known = new Set(rows.map(({ email, kind }) => `${kind} ${email}`));
  return (address, category) => {
    const email = address.toLowerCase();
    if (known.has(`hard ${email}`)) return "hard";
    return category !== "transactional" && known.has(`complaint ${email}`) ? "complaint" : null;
  };
}
