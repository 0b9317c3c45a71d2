import { z } from "zod";
import { recordAudit } from "~/domain/access";
import { optionalLine, requiredLine } from "~/domain/accounts";
import { STATE_CODES } from "~/domain/pay";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { checkDue } from "../checks/check-posting";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { seatEverybody } from "../team/seat-everybody";
import { placesWithHeads } from "./place-heads";
import { type HiringPolicies, hiringPolicies, readPolicies } from "./policies";

/** Addresses under /careers that are pages of ours. */
const RESERVED = new Set(["application", "interview", "offer", "feeds", "admin", "new"]);
const MOST_PEOPLE = 10_000_000;

export const companyForm = z.object({
  slug: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9](?:[a-z0-9-]{1,58})[a-z0-9]$/, "Use 3 to 60 letters, digits and hyphens")
    .refine((slug) => !RESERVED.has(slug), { error: "This address is taken" }),
  careersEnabled: z.boolean(),
  careersIntro: z.string().trim().max(2000, "At most 2,000 characters").nullish(),
  headCount: z.int("Head-count must be a whole number").min(0).max(MOST_PEOPLE).nullish(),
  requisitionPrefix: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{1,10}$/, "Use 1 to 10 letters and digits"),
});
export type CompanyForm = z.output<typeof companyForm>;

export const locationForm = z.object({
  id: z.int().positive().nullish(),
  name: requiredLine("Name", 120),
  city: optionalLine("City", 100).nullish(),
  state: z.enum(STATE_CODES as [string, ...string[]], "Choose a state"),
  zipCode: optionalLine("ZIP code", 10)
    .refine((zip) => !zip || /^\d{5}(-\d{4})?$/.test(zip), "A ZIP code has five digits, such as 94105")
    .nullish(),
  headCount: z.int("Head-count must be a whole number").min(0).max(MOST_PEOPLE).default(0),
});
export type LocationForm = z.output<typeof locationForm>;

/** Everything of the settings screen. */
export async function readSettings(member: HiringMember) {
  const { organizationId } = member;
  return inHiring(member, async (tx) => {
    await seatEverybody(tx, organizationId);
    const company = await tx.organization.findUniqueOrThrow({
      where: { id: organizationId },
      select: {
        name: true,
        slug: true,
        careersEnabled: true,
        careersIntro: true,
        headCount: true,
        requisitionPrefix: true,
      },
    });
    const locations = await placesWithHeads(tx, organizationId);
    const stageTemplates = await tx.stageTemplate.findMany({ where: { organizationId }, orderBy: { id: "asc" } });
    const reasons = await tx.reason.findMany({
      where: { organizationId },
      orderBy: [{ kind: "asc" }, { sortOrder: "asc" }],
    });
    const sources = await tx.candidateSource.findMany({ where: { organizationId }, orderBy: { name: "asc" } });
    const team = await tx.teamMember.findMany({
      where: { organizationId, isActive: true },
      orderBy: { lastName: "asc" },
      select: { id: true, firstName: true, lastName: true, email: true, role: true },
    });
    return {
      company,
      locations,
      team,
      policies: await readPolicies(tx, organizationId),
      stages: (stageTemplates.find(({ isDefault }) => isDefault)?.stages ?? []) as { name: string; kind: string }[],
      reasons: reasons.map(({ id, label, kind, isActive }) => ({ id, label, kind, isActive })),
      sources: sources.map(({ id, name, trackingCode, isActive }) => ({ id, name, trackingCode, isActive })),
    };
  });
}

/** Changes the careers site and what the law check goes by. */
export async function saveCompany(member: HiringMember, form: CompanyForm): Promise<void> {
  const { organizationId, principal } = member;
  if (form.careersEnabled && principal.seat?.testOf)
    throw invalidField("careersEnabled", "A test organization has no careers site.");
  await inHiring(member, async (tx) => {
    const taken = await tx.organization.findFirst({
      where: { slug: form.slug, id: { not: organizationId } },
      select: { id: true },
    });
    if (taken) throw invalidField("slug", "This address is taken.");
    const { careersIntro, headCount, ...rest } = form;
    await tx.organization.update({
      where: { id: organizationId },
      data: { ...rest, careersIntro: careersIntro || null, headCount: headCount ?? null },
      select: { id: true },
    });
    await recordAudit(tx, member.principal, {
      action: "hiring.settings",
      organizationId,
      after: { slug: form.slug, careersEnabled: form.careersEnabled, headCount: headCount ?? null },
    });
  });
  await recheckOwn(member);
}

/** Adds a place of work, or changes one. */
export async function saveLocation(member: HiringMember, { id, ...form }: LocationForm): Promise<void> {
  const { organizationId } = member;
  const data = { ...form, city: form.city || null, zipCode: form.zipCode || null };
  await inHiring(member, async (tx) => {
    const twin = await tx.organizationLocation.findFirst({
      where: { organizationId, name: form.name, ...(id ? { id: { not: id } } : {}) },
      select: { id: true, isActive: true },
    });
    if (twin?.isActive) throw invalidField("name", "A location with this name already exists.");
    if (twin && id) throw invalidField("name", "A location that was taken off the list has this name. Choose another.");
    const target = id ?? twin?.id;
    if (!target) {
      await tx.organizationLocation.create({ data: { ...data, organizationId }, select: { id: true } });
      return;
    }
    const { count } = await tx.organizationLocation.updateMany({
      where: { id: target, organizationId },
      data: { ...data, isActive: true },
    });
    if (count === 0) throw new NotFound("This location was not found.");
  });
  await recheckOwn(member);
}

/** Takes a place of work off the list; jobs that were there keep it. */
export async function removeLocation(member: HiringMember, id: number): Promise<void> {
  const { organizationId } = member;
  await inHiring(member, async (tx) => {
    const open = await tx.job.count({
      where: { organizationId, locationId: id, deletedAt: null, status: { in: ["published", "paused"] } },
    });
    if (open > 0) throw new Conflict("Open jobs are at this location. Change them first.", { code: "in_use" });
    await tx.organizationLocation.updateMany({ where: { id, organizationId }, data: { isActive: false } });
  });
  await recheckOwn(member);
}

/** Changes how hiring is run. */
export async function savePolicies(member: HiringMember, change: Partial<HiringPolicies>): Promise<void> {
  const { organizationId } = member;
  await inHiring(member, async (tx) => {
    const policies = hiringPolicies.parse({ ...(await readPolicies(tx, organizationId)), ...change });
    const { settings } = await tx.organization.findUniqueOrThrow({
      where: { id: organizationId },
      select: { settings: true },
    });
    await tx.organization.update({
      where: { id: organizationId },
      data: { settings: { ...((settings as object | null) ?? {}), hiring: policies } },
      select: { id: true },
    });
    await recordAudit(tx, member.principal, {
      action: "hiring.policies",
      organizationId,
      detail: { fields: Object.keys(change) },
    });
  });
}

/** Places and head-counts decide which law applies: the jobs are checked again. */
const recheckOwn = ({ organizationId }: HiringMember): Promise<number> =>
  inHiring({ organizationId, jobs: null }, (tx) => checkDue(tx, organizationId));
