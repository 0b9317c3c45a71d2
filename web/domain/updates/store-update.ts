import { createHash } from "node:crypto";
import { after, DAY_MS } from "~/platform/clock";
import { db, type Transaction } from "~/platform/db/client";
import type { UpdateDraft } from "./types";

const SAME_DAYS = 10;

export type Stored = "new" | "changed" | "known" | "merged";

/** Who else may have told the same: other names of it, such as a docket, a rule's number or the document's. */
export type OtherNames = { sourceId: number | null; aliases: string[] };

/**
 * Stores an update once: a source's own item by its name, the same change from another source by its address, number, title,
 * or the part and day of a regulation. What an administrator edited stays as he left it.
 */
export async function storeUpdate(draft: UpdateDraft, { sourceId, aliases }: OtherNames): Promise<Stored> {
  return db().$transaction(async (tx) => {
    // Two runs, or two sources in two processes, must not both find that the change is new.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('law-updates'))`;
    const own = await findOwn(tx, draft, sourceId);
    if (own) return refresh(tx, own, draft);
    // Only outside sources tell each other's news; two changes of one record are two.
    const twin = draft.kind === "source" ? await findTwin(tx, draft, { sourceId, aliases }) : null;
    if (twin) return merge(tx, twin, draft);
    await insert(tx, draft, sourceId);
    return "new";
  });
}

/** One key for one change, whoever tells it first. */
export const dedupeKeyOf = (...parts: (string | null)[]): string =>
  createHash("sha256")
    .update(parts.map((part) => (part ?? "").toLowerCase()).join("\n"))
    .digest("hex");

/** The words of a title, without what differs between sources. */
export const titleKey = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .replace(/\b(the|a|an|of|to|in|on|for|and|u s|us|department of labor|announces?)\b/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const hashOf = ({ title, description, effectiveDate, commentsCloseOn, sourceUrl }: UpdateDraft): string =>
  createHash("sha256")
    .update(JSON.stringify([title, description, effectiveDate, commentsCloseOn, sourceUrl]))
    .digest("hex");

const KNOWN = {
  id: true,
  status: true,
  riskLevel: true,
  rawHash: true,
  editedAt: true,
  effectiveDate: true,
  commentsCloseOn: true,
  cfrParts: true,
  citations: true,
} as const;

type Known = {
  id: number;
  status: string;
  riskLevel: string;
  rawHash: string | null;
  editedAt: Date | null;
  effectiveDate: Date | null;
  commentsCloseOn: Date | null;
  cfrParts: string[];
  citations: string[];
};

function findOwn(tx: Transaction, { kind, externalId, dedupeKey }: UpdateDraft, sourceId: number | null) {
  if (sourceId === null || !externalId) return tx.lawUpdate.findUnique({ where: { dedupeKey }, select: KNOWN });
  return tx.lawUpdate.findFirst({ where: { sourceId, externalId, kind }, select: KNOWN });
}

async function findTwin(tx: Transaction, draft: UpdateDraft, { sourceId, aliases }: OtherNames): Promise<Known | null> {
  const { jurisdiction, dedupeKey, sourceUrl, timestamp, cfrParts, effectiveDate } = draft;
  const near = { gte: after(timestamp, -SAME_DAYS * DAY_MS), lte: after(timestamp, SAME_DAYS * DAY_MS) };
  const ofOthers = { NOT: { sourceId } };
  const sure = await tx.lawUpdate.findFirst({
    where: {
      jurisdiction,
      kind: "source",
      OR: [
        { dedupeKey },
        ...(sourceUrl ? [{ sourceUrl, timestamp: near }] : []),
        // One source's documents of one docket, such as a rule and its delay, are two changes.
        ...(aliases.length > 0 ? [{ citations: { hasSome: aliases }, timestamp: near, ...ofOthers }] : []),
        // The eCFR shows on its day what a rule in the Federal Register said would come.
        ...(cfrParts.length > 0 && effectiveDate
          ? [{ cfrParts: { hasSome: cfrParts }, effectiveDate: new Date(effectiveDate), ...ofOthers }]
          : []),
      ],
    },
    select: KNOWN,
    orderBy: { id: "asc" },
  });
  if (sure) return sure;
  const key = titleKey(draft.title);
  const recent = await tx.lawUpdate.findMany({
    where: { jurisdiction, kind: "source", timestamp: near },
    select: { ...KNOWN, title: true },
    orderBy: { id: "desc" },
    take: 500,
  });
  return key.length >= 20 ? (recent.find(({ title }) => titleKey(title) === key) ?? null) : null;
}

async function refresh(tx: Transaction, known: Known, draft: UpdateDraft): Promise<Stored> {
  const rawHash = hashOf(draft);
  if (known.rawHash === rawHash || known.editedAt) return "known";
  const { title, description, riskLevel, riskBasis, category, sourceUrl, lawIds } = draft;
  await tx.lawUpdate.update({
    where: { id: known.id },
    data: {
      title,
      description,
      riskLevel,
      riskBasis,
      category,
      sourceUrl,
      rawHash,
      effectiveDate: date(draft.effectiveDate),
      commentsCloseOn: date(draft.commentsCloseOn),
      version: { increment: 1 },
    },
    select: { id: true },
  });
  await linkLaws(tx, known.id, lawIds, draft.matchedBy);
  return "changed";
}

const WEIGHT: Record<string, number> = { LOW: 1, MEDIUM: 2, HIGH: 3 };

/**
 * What the second telling says in place of the first: what is sure in place of what waits, and the graver risk. What an
 * administrator edited or suppressed stays.
 */
function inPlaceOf({ status, riskLevel: before, editedAt }: Known, draft: UpdateDraft) {
  if (editedAt || status === "suppressed" || draft.status !== "approved") return {};
  const { title, description, riskLevel, riskBasis, category, agency, sourceUrl, publishedOn, timestamp } = draft;
  if (status === "pending") {
    const words = { title, description, riskLevel, riskBasis, category, agency, sourceUrl, timestamp };
    const publication = { publishedOn: date(publishedOn), status: draft.status, approvedAt: timestamp };
    return { ...words, ...publication, version: { increment: 1 } };
  }
  const isGraver = (WEIGHT[riskLevel] ?? 0) > (WEIGHT[before] ?? 0);
  return isGraver ? { riskLevel, riskBasis, version: { increment: 1 } } : {};
}

/** The second telling adds the dates and numbers that the first lacked, and speaks in its place where it says more. */
async function merge(tx: Transaction, known: Known, draft: UpdateDraft): Promise<Stored> {
  await tx.lawUpdate.update({
    where: { id: known.id },
    data: {
      ...inPlaceOf(known, draft),
      effectiveDate: known.effectiveDate ?? date(draft.effectiveDate),
      commentsCloseOn: known.commentsCloseOn ?? date(draft.commentsCloseOn),
      cfrParts: [...new Set([...known.cfrParts, ...draft.cfrParts])],
      citations: [...new Set([...known.citations, ...draft.citations])],
    },
    select: { id: true },
  });
  await linkLaws(tx, known.id, draft.lawIds, draft.matchedBy);
  return "merged";
}

async function insert(tx: Transaction, draft: UpdateDraft, sourceId: number | null): Promise<void> {
  const { lawIds, matchedBy, effectiveDate, commentsCloseOn, publishedOn, status, ...columns } = draft;
  const { id } = await tx.lawUpdate.create({
    data: {
      ...columns,
      sourceId,
      status,
      rawHash: hashOf(draft),
      effectiveDate: date(effectiveDate),
      commentsCloseOn: date(commentsCloseOn),
      publishedOn: date(publishedOn),
      approvedAt: status === "approved" ? draft.timestamp : null,
    },
    select: { id: true },
  });
  await linkLaws(tx, id, lawIds, matchedBy);
}

async function linkLaws(tx: Transaction, lawUpdateId: number, lawIds: number[], matchedBy: string): Promise<void> {
  await tx.lawUpdateLaw.createMany({
    data: lawIds.map((lawId) => ({ lawUpdateId, lawId, matchedBy })),
    skipDuplicates: true,
  });
}

const date = (text: string | null): Date | null => (text ? new Date(`${text}T00:00:00Z`) : null);
