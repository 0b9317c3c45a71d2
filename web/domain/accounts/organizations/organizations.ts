import {
  type OrganizationRole,
  type Principal,
  recordAudit,
  requireOpenInImpersonation,
  requireSignedIn,
  requireUnbound,
  type Seat,
  secondStepOwed,
} from "~/domain/access";
import { now } from "~/platform/clock";
import { randomToken } from "~/platform/crypto";
import { db, type Transaction } from "~/platform/db/client";
import { Conflict } from "~/platform/errors";
import { managerIn, membershipIn } from "./membership";
import type { NewOrganizationForm, OrganizationForm } from "./organization-form";

const MOST_OWNED = 20;

const VIEW = {
  id: true,
  name: true,
  slug: true,
  legalName: true,
  website: true,
  industry: true,
  timeZone: true,
  headCount: true,
  closingAt: true,
  asksSecondFactor: true,
  sessionHours: true,
  idleMinutes: true,
  version: true,
  createdAt: true,
} as const;

type Row = {
  id: number;
  name: string;
  slug: string;
  legalName: string | null;
  website: string | null;
  industry: string | null;
  timeZone: string;
  headCount: number | null;
  closingAt: Date | null;
  asksSecondFactor: boolean;
  sessionHours: number | null;
  idleMinutes: number | null;
  version: number;
  createdAt: Date;
};

export type OrganizationView = Row & { role: OrganizationRole | null; hrRole: string | null; isCurrent: boolean };

/** The organizations that a person is in, with the role there. */
export async function listOrganizations(principal: Principal): Promise<OrganizationView[]> {
  const { account, boundTo } = requireSignedIn(principal);
  const only = boundTo === null ? {} : { organizationId: boundTo };
  const members = await db().organizationMember.findMany({
    where: { userId: account.id, isActive: true, organization: { closedAt: null }, ...only },
    include: { organization: { select: VIEW } },
    orderBy: { joinedAt: "asc" },
  });
  return members.map((member) => view(member.organization, member, principal));
}

/** One organization of the person's own. */
export async function readOrganization(principal: Principal, id: number): Promise<OrganizationView> {
  const member = await membershipIn(db(), principal, id);
  const row = await db().organization.findUniqueOrThrow({ where: { id }, select: VIEW });
  return view(row, member, principal);
}

const view = (
  row: Row,
  member: { role: string | null; hrRole: string | null },
  { seat }: Principal,
): OrganizationView => ({
  ...row,
  role: member.role as OrganizationRole | null,
  hrRole: member.hrRole,
  isCurrent: seat?.organizationId === row.id,
});

/** Founds an organization; the founder owns it and works in it from now on. */
export async function createOrganization(principal: Principal, form: NewOrganizationForm): Promise<OrganizationView> {
  requireOpenInImpersonation(principal, "account:write");
  const { account } = requireSignedIn(principal);
  const row = await db().$transaction(async (tx) => {
    await tx.$queryRaw`select id from users where id = ${account.id} for update`;
    const owned = await tx.organizationMember.count({
      where: { userId: account.id, role: "owner", isActive: true, organization: { closedAt: null } },
    });
    if (owned >= MOST_OWNED) throw new Conflict(`You own ${MOST_OWNED} organizations. Close one first.`);
    return found(tx, principal, account.id, form);
  });
  return { ...row, role: "owner", hrRole: null, isCurrent: true };
}

/** The organization a person works in; at the first use of hiring or people one is made, named after the person. */
export async function ensureOrganization(principal: Principal): Promise<Seat> {
  const { account } = requireSignedIn(principal);
  if (principal.seat) return principal.seat;
  if (principal.secondFactor === "owed") throw secondStepOwed();
  requireUnbound(principal);
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`select id from users where id = ${account.id} for update`;
    const member = await tx.organizationMember.findFirst({
      where: { userId: account.id, isActive: true, organization: { closedAt: null } },
      include: { organization: { select: { name: true, closingAt: true } } },
      orderBy: { joinedAt: "asc" },
    });
    if (member) {
      await makeCurrent(tx, account.id, member.organizationId);
      const { organizationId, role, hrRole, organization } = member;
      const owner = role === "owner" ? account : await ownerOf(tx, organizationId);
      return {
        organizationId,
        organizationName: organization.name,
        role: role as Seat["role"],
        hrRole: hrRole as Seat["hrRole"],
        closingAt: organization.closingAt,
        owner,
      };
    }
    const person = [account.firstName, account.lastName].filter(Boolean).join(" ");
    const row = await found(tx, principal, account.id, {
      name: person ? `${person}'s organization` : "My organization",
    });
    return {
      organizationId: row.id,
      organizationName: row.name,
      role: "owner",
      hrRole: null,
      closingAt: null,
      owner: account,
    };
  });
}

export async function ownerOf(tx: Transaction, organizationId: number): Promise<Seat["owner"]> {
  const owner = await tx.organizationMember.findFirst({
    where: { organizationId, role: "owner", isActive: true, user: { isActive: true, suspendedAt: null } },
    include: { user: true },
  });
  return owner?.user ?? null;
}

async function found(tx: Transaction, principal: Principal, userId: number, form: NewOrganizationForm): Promise<Row> {
  const at = now();
  const row = await tx.organization.create({
    data: { ...form, website: form.website || null, slug: slugFor(form.name), createdBy: userId, createdAt: at },
    select: VIEW,
  });
  await tx.organizationMember.create({ data: { organizationId: row.id, userId, role: "owner", joinedAt: at } });
  await makeCurrent(tx, userId, row.id);
  await recordAudit(tx, principal, {
    action: "organization.create",
    organizationId: row.id,
    entity: { type: "organization", id: row.id },
  });
  return row;
}

/** Readable, and with an end that nobody can guess taken: the careers page may choose a shorter one later. */
export function slugFor(name: string): string {
  const words = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);
  const end = randomToken(6)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "0");
  return `${words || "organization"}-${end}`;
}

export async function makeCurrent(tx: Transaction, userId: number, organizationId: number | null): Promise<void> {
  await tx.user.update({
    where: { id: userId },
    data: { defaultOrganizationId: organizationId },
    select: { id: true },
  });
}

/** Goes on working in another organization of the person's own. */
export async function switchOrganization(principal: Principal, id: number): Promise<OrganizationView> {
  requireOpenInImpersonation(principal, "account:write");
  const member = await membershipIn(db(), principal, id);
  const row = await db().$transaction(async (tx) => {
    await makeCurrent(tx, member.userId, id);
    return tx.organization.findUniqueOrThrow({ where: { id }, select: VIEW });
  });
  return { ...view(row, member, principal), isCurrent: true };
}

/** Changes name and particulars. */
export async function updateOrganization(
  principal: Principal,
  id: number,
  form: OrganizationForm,
): Promise<OrganizationView> {
  const { version, ...fields } = form;
  const changed = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === "" ? null : value]),
  );
  return db().$transaction(async (tx) => {
    const member = await managerIn(tx, principal, id);
    const { count } = await tx.organization.updateMany({
      where: { id, ...(version === undefined ? {} : { version }) },
      data: { ...changed, version: { increment: 1 } },
    });
    if (count === 0) {
      throw new Conflict("Someone else changed this organization. Reload it, then save.", {
        code: "changed_elsewhere",
      });
    }
    await recordAudit(tx, principal, {
      action: "organization.update",
      organizationId: id,
      entity: { type: "organization", id },
      detail: { fields: Object.keys(changed) },
    });
    const row = await tx.organization.findUniqueOrThrow({ where: { id }, select: VIEW });
    return view(row, member, principal);
  });
}
