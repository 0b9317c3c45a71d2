import { createHash } from "node:crypto";
import { db, type Transaction } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { log } from "~/platform/log";

/** Every column of an entry in an order that stays: a column that is added later belongs behind these, when it is set. */
const ENTRY = `jsonb_build_array(a.id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS'), a.action, a.outcome,
  a.actor_id, a.actor_kind, a.impersonator_id, a.api_key_id, a.organization_id, a.subject_user_id, a.entity_type, a.entity_id,
  a.before, a.after, a.detail, a.ip_address, a.user_agent, a.request_id)::text`;

/** No transaction is open for so long: what has an earlier number and comes later than this was put in by hand. */
const LATEST = "1 hour";
const BATCH = 1000;

/** Counted from the newest link, not from now: while nothing is chained, nothing gets late. */
const FLOOR_SQL = `
  select coalesce((select audit_id from audit_chain where sealed_at <
      (select sealed_at from audit_chain order by position desc limit 1) - interval '${LATEST}'
    order by position desc limit 1), 0)::text as floor`;

const WAITING_SQL = `
  select a.id::text as id, ${ENTRY} as text from audit_log a
  where a.id > $1::bigint and not exists (select from audit_chain c where c.audit_id = a.id)
  order by a.id limit ${BATCH}`;

export type ChainHead = { position: bigint; hash: string };
const NOTHING: ChainHead = { position: 0n, hash: "" };

const linkOf = (before: string, text: string): string =>
  createHash("sha256").update(`${before}\n${text}`).digest("hex");

/**
 * Chains what the audit has got since the last time, whatever order its transactions ended in; nobody who writes into the
 * audit waits for it. The head goes into the log of the server as well: who rewrites the database does not reach that.
 */
export async function sealAudit(signal?: AbortSignal): Promise<{ sealed: number }> {
  let sealed = 0;
  while (!signal?.aborted) {
    const { count, head } = await db().$transaction(sealBatch);
    sealed += count;
    if (count < BATCH) {
      if (sealed > 0) log().info({ position: String(head.position), hash: head.hash }, "audit sealed");
      break;
    }
  }
  return { sealed };
}

async function sealBatch(tx: Transaction): Promise<{ count: number; head: ChainHead }> {
  // One hand at the chain.
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('audit_chain'))`;
  let head = (await tx.auditSeal.findFirst({ orderBy: { position: "desc" } })) ?? NOTHING;
  const [from] = await tx.$queryRawUnsafe<{ floor: string }[]>(FLOOR_SQL);
  const rows = await tx.$queryRawUnsafe<{ id: string; text: string }[]>(WAITING_SQL, from?.floor ?? "0");
  const links = rows.map(({ id, text }) => {
    head = { position: head.position + 1n, hash: linkOf(head.hash, text) };
    return { ...head, auditId: BigInt(id) };
  });
  if (links.length > 0) await tx.auditSeal.createMany({ data: links });
  return { count: links.length, head };
}

export type ChainFault = { auditId: string; what: "changed" | "removed" | "put in afterwards" | "link removed" };
export type ChainReport = {
  head: ChainHead;
  entries: number;
  /** Not chained yet. */
  waiting: number;
  faults: ChainFault[];
  /** Whether the chain leads through the head that was noted earlier. */
  leadsThroughNoted: boolean;
};

const LINKS_SQL = `
  select c.position::text as position, c.audit_id::text as "auditId", c.hash,
    case when a.id is not null then ${ENTRY} end as text
  from audit_chain c left join audit_log a on a.id = c.audit_id where c.position > $1::bigint order by c.position limit ${BATCH}`;

const UNCHAINED_SQL = `
  select a.id::text as id, a.id <= $1::bigint as late from audit_log a
  where not exists (select from audit_chain c where c.audit_id = a.id) order by a.id`;

type Link = { position: string; auditId: string; hash: string; text: string | null };

/** Reads the whole audit against its chain. `noted` is a head of earlier: the chain must still lead through it. */
export async function verifyAudit(noted?: ChainHead): Promise<ChainReport> {
  const faults: ChainFault[] = [];
  let head = NOTHING;
  let entries = 0;
  let leadsThroughNoted = noted === undefined;
  for (;;) {
    const { rows } = await pool().query<Link>(LINKS_SQL, [String(head.position)]);
    for (const { position, auditId, hash, text } of rows) {
      const here = BigInt(position);
      if (here !== head.position + 1n) faults.push({ auditId, what: "link removed" });
      else if (text === null) faults.push({ auditId, what: "removed" });
      else if (linkOf(head.hash, text) !== hash) faults.push({ auditId, what: "changed" });
      if (noted?.position === here) leadsThroughNoted = noted.hash === hash;
      head = { position: here, hash };
      entries += 1;
    }
    if (rows.length < BATCH) break;
  }
  const { rows: floors } = await pool().query<{ floor: string }>(FLOOR_SQL);
  const { rows: loose } = await pool().query<{ id: string; late: boolean }>(UNCHAINED_SQL, [floors[0]?.floor ?? "0"]);
  const late = loose.filter((one) => one.late);
  for (const { id } of late) faults.push({ auditId: id, what: "put in afterwards" });
  return { head, entries, waiting: loose.length - late.length, faults, leadsThroughNoted };
}
