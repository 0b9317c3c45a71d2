import { recordAudit, requireEveryJob } from "~/domain/access";
import { emitEvent } from "~/domain/events";
import { now } from "~/platform/clock";
import { overAllJobs, type Transaction } from "~/platform/db/client";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { recordActivity } from "../activity/record-activity";
import { type HiringMember, inHiring } from "../member/hiring-member";
import type { CandidateChange, CandidateForm } from "./candidate-form";
import { candidateKeys } from "./candidate-keys";

export const MANUAL_SOURCE = "Manual Entry";

/** Adds a candidate; an address that is known already is refused, with the way to the record. */
export const createCandidate = (member: HiringMember, form: CandidateForm): Promise<{ id: number }> =>
  inHiring(member, async (tx) => ({ id: await insertCandidate(tx, member, form) }));

/** The same in the caller's transaction. */
export async function insertCandidate(tx: Transaction, member: HiringMember, form: CandidateForm): Promise<number> {
  const { organizationId } = member;
  requireEveryJob(member, "people come to a job by applying or by a referral");
  const known = await tx.candidate.findFirst({
    where: { organizationId, email: form.email },
    select: { id: true, mergedIntoId: true, deletedAt: true },
  });
  if (known) throw alreadyThere(known.mergedIntoId ?? known.id);
  const at = now();
  const source = form.source ?? MANUAL_SOURCE;
  const { id } = await tx.candidate.create({
    data: {
      ...form,
      ...candidateKeys(form),
      source,
      sourceId: (await tx.candidateSource.findFirst({ where: { organizationId, name: source }, select: { id: true } }))
        ?.id,
      organizationId,
      isActive: true,
      createdBy: member.userId,
      createdAt: at,
    },
    select: { id: true },
  });
  await recordActivity(tx, member, {
    type: "candidate.created",
    entity: { type: "candidate", id },
    candidateId: id,
    title: `Added from ${source}`,
  });
  await emitEvent(tx, organizationId, "candidate.created", { candidateId: id, source });
  return id;
}

const alreadyThere = (candidateId: number | undefined): Conflict =>
  new Conflict("A candidate with this email already exists.", {
    code: "candidate_exists",
    candidateId,
    fields: [{ field: "email", message: "A candidate with this email already exists." }],
  });

/** Changes fields of a candidate; with `version` a slower second editor is told, not obeyed. */
export const updateCandidate = (
  member: HiringMember,
  id: number,
  change: CandidateChange,
): Promise<{ id: number; version: number }> =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const { version, source, ...fields } = change;
    const known = await candidateOf(tx, organizationId, id);
    if (version != null && version !== known.version) {
      throw new Conflict("Someone else changed this candidate. Check it again.", {
        code: "stale",
        version: known.version,
      });
    }
    if (fields.email && fields.email !== known.email) {
      const { email } = fields;
      const other = await overAllJobs(tx, () =>
        tx.candidate.findFirst({ where: { organizationId, email }, select: { id: true } }),
      );
      if (other) throw alreadyThere(member.jobs ? undefined : other.id);
    }
    const whole = { ...known, ...withoutUndefined(fields) };
    const changed = Object.keys(fields).filter((name) => fields[name as keyof typeof fields] !== undefined);
    const { count } = await tx.candidate.updateMany({
      where: { id, organizationId, version: known.version },
      data: {
        ...withoutUndefined(fields),
        ...(source ? { source } : {}),
        ...candidateKeys(whole),
        version: { increment: 1 },
      },
    });
    if (count === 0) throw new Conflict("Someone else changed this candidate.", { code: "stale" });
    await recordActivity(tx, member, {
      type: "candidate.changed",
      entity: { type: "candidate", id },
      candidateId: id,
      title: "Changed by hand",
      description: changed.join(", "),
    });
    return { id, version: known.version + 1 };
  });

const withoutUndefined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/** A candidate of the organization that is neither deleted nor merged away. */
export async function candidateOf(tx: Transaction, organizationId: number, id: number) {
  const found = await tx.candidate.findFirst({ where: { id, organizationId, deletedAt: null } });
  if (!found) throw new NotFound("This candidate was not found.");
  return found;
}

const LONGEST_TAG = 40;

/** Adds and takes away tags of many candidates at once. */
export const tagCandidates = (
  member: HiringMember,
  ids: number[],
  { add = [], remove = [] }: { add?: string[]; remove?: string[] },
) =>
  inHiring(member, async (tx) => {
    const clean = (tags: string[]) => [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))];
    if ([...add, ...remove].some((tag) => tag.trim().length > LONGEST_TAG))
      throw invalidField("tags", `A tag has at most ${LONGEST_TAG} characters.`);
    if (clean(add).length + clean(remove).length === 0) throw invalidField("tags", "Write a tag.");
    const changed = await tx.$executeRaw`
      update candidates set version = version + 1, updated_at = now(), tags = (
        select coalesce(array_agg(distinct tag order by tag), '{}') from unnest(tags || ${clean(add)}::text[]) tag where tag <> all(${clean(remove)}::text[]))
      where organization_id = ${member.organizationId} and id = any(${ids}::int[]) and deleted_at is null`;
    return { changed };
  });

/** Takes candidates off the lists without touching what must be kept. */
export const removeCandidate = (member: HiringMember, id: number): Promise<void> =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    requireEveryJob(member, "a person is removed as a whole");
    await candidateOf(tx, organizationId, id);
    const active = await tx.application.count({
      where: {
        organizationId,
        candidateId: id,
        deletedAt: null,
        status: { in: ["applied", "screening", "interviewing", "offer"] },
      },
    });
    if (active > 0)
      throw new Conflict("This candidate has open applications. Finish them first.", { code: "open_applications" });
    await tx.candidate.update({
      where: { id },
      data: { deletedAt: now(), isActive: false, version: { increment: 1 } },
    });
    await recordAudit(tx, member.principal, {
      action: "candidate.remove",
      organizationId,
      entity: { type: "candidate", id },
    });
  });
