import { now } from "~/platform/clock";
import { db, type Transaction } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { Conflict, Forbidden, invalidField, NotFound } from "~/platform/errors";
import { recordAudit } from "./audit";
import { isPermission, PERMISSIONS, type PermissionName, SYSTEM_ROLES } from "./permissions";
import { isAdministrator, type Principal } from "./principal";
import { requireRecentProof } from "./recent-proof";
import { permissionsOf, requirePermission } from "./require-permission";

export type RoleForm = {
  id?: number;
  name: string;
  displayName: string;
  description?: string | null;
  permissions: string[];
  isActive?: boolean;
  version?: number;
};

const running = (at: Date) => ({ isActive: true, OR: [{ expiresAt: null }, { expiresAt: { gt: at } }] });

/** Every role with its permissions, and how many people have it. */
export async function listRoles(principal: Principal) {
  await requirePermission(principal, "roles:read");
  return db().userRole.findMany({
    orderBy: { displayName: "asc" },
    include: { _count: { select: { assignments: { where: running(now()) } } } },
  });
}

/** Adds a role or changes one. Nobody gives a role what they do not have themselves. */
export async function saveRole(principal: Principal, form: RoleForm): Promise<{ id: number }> {
  await requirePermission(principal, "roles:write");
  await requireRecentProof(principal);
  const unknown = form.permissions.find((name) => !isPermission(name));
  if (unknown !== undefined) throw invalidField("permissions", `There is no permission ${unknown}.`);
  const permissions = [...new Set(form.permissions as PermissionName[])].sort();
  await refuseBeyond(principal, permissions);
  return db().$transaction(async (tx) => {
    const { id, version, name, displayName, description, isActive = true } = form;
    const columns = { displayName, description, isActive, permissions };
    const before = id === undefined ? null : await changeable(tx, principal, id);
    if (!before && (await tx.userRole.findUnique({ where: { name } }))) {
      throw new Conflict("A role with this name already exists.", { code: "role_exists" });
    }
    if (before && version !== undefined && version !== before.version) {
      throw new Conflict("Someone else changed this role. Reload it.", { code: "changed_elsewhere" });
    }
    const role = before
      ? await tx.userRole.update({ where: { id: before.id }, data: { ...columns, version: { increment: 1 } } })
      : await tx.userRole.create({ data: { name, ...columns } });
    await setPermissions(tx, role.id, permissions, principal.account?.id);
    await recordAudit(tx, principal, {
      action: before ? "role.update" : "role.create",
      entity: { type: "role", id: role.id },
      before: before && { permissions: before.permissions, isActive: before.isActive },
      after: { permissions, isActive },
    });
    return { id: role.id };
  });
}

async function changeable(tx: Transaction, principal: Principal, id: number) {
  // Two editors of one role: the second waits, and then finds the newer version.
  await tx.$queryRaw`select id from user_roles where id = ${id} for update`;
  const role = await tx.userRole.findUnique({ where: { id } });
  if (!role) throw new NotFound("This role was not found.");
  await refuseBeyond(principal, role.permissions as PermissionName[]);
  return role;
}

async function refuseBeyond(principal: Principal, permissions: PermissionName[]): Promise<void> {
  if (isAdministrator(principal)) return;
  const held = await permissionsOf(principal);
  const beyond = permissions.find((name) => !held.has(name));
  if (beyond) throw new Forbidden(`You do not have ${beyond} yourself.`, { code: "permission_beyond" });
}

async function setPermissions(tx: Transaction, roleId: number, names: PermissionName[], grantedBy?: number) {
  const wanted = await tx.permission.findMany({ where: { name: { in: names } }, select: { id: true } });
  const ids = wanted.map(({ id }) => id);
  await tx.rolePermission.deleteMany({ where: { roleId, permissionId: { notIn: ids } } });
  await tx.rolePermission.createMany({
    data: ids.map((permissionId) => ({ roleId, permissionId, grantedBy, grantedAt: now() })),
    skipDuplicates: true,
  });
  await tx.rolePermission.updateMany({ where: { roleId, isActive: false }, data: { isActive: true } });
}

/** Removes a role that an operator made; who had it loses it at once. */
export async function deleteRole(principal: Principal, id: number): Promise<void> {
  await requirePermission(principal, "roles:write");
  await db().$transaction(async (tx) => {
    const role = await changeable(tx, principal, id);
    if (role.isSystem) throw new Conflict("A system role can be switched off, not removed.", { code: "system_role" });
    await tx.userRole.delete({ where: { id } });
    await recordAudit(tx, principal, {
      action: "role.delete",
      entity: { type: "role", id },
      before: { name: role.name, permissions: role.permissions },
    });
  });
}

export type Assignment = { userId: number; roleId: number; expiresAt?: Date | null; notes?: string | null };

/** Gives a person a role, until a moment or for good. The person's sessions end: new rights begin with a new sign-in. */
export async function assignRole(principal: Principal, { userId, roleId, expiresAt = null, notes = null }: Assignment) {
  const { account } = await requirePermission(principal, "roles:write");
  await requireRecentProof(principal);
  if (expiresAt && expiresAt <= now()) throw invalidField("expiresAt", "The expiry must be in the future.");
  await db().$transaction(async (tx) => {
    const role = await changeable(tx, principal, roleId);
    if (userId === account.id && !isAdministrator(principal)) {
      throw new Forbidden("Someone else must give you a role.", { code: "own_role" });
    }
    const person = await tx.user.findFirst({ where: { id: userId, isActive: true }, select: { id: true } });
    if (!person) throw new NotFound("This person was not found.");
    const assigned = { assignedBy: account.id, assignedAt: now(), expiresAt, notes, isActive: true };
    await tx.userRoleAssignment.upsert({
      where: { userId_roleId: { userId, roleId } },
      create: { userId, roleId, ...assigned },
      update: assigned,
    });
    await endSessions(tx, userId);
    await recordAudit(tx, principal, {
      action: "role.assign",
      subjectUserId: userId,
      entity: { type: "role", id: roleId },
      after: { role: role.name, expiresAt: expiresAt?.toISOString() ?? null },
    });
  });
}

/** Who has a role now, the newest first. */
export async function listAssignments(principal: Principal, roleId?: number) {
  await requirePermission(principal, "roles:read");
  const rows = await db().userRoleAssignment.findMany({
    where: { isActive: true, ...(roleId === undefined ? {} : { roleId }) },
    orderBy: [{ assignedAt: "desc" }, { id: "desc" }],
    take: 500,
    include: {
      role: { select: { name: true, displayName: true } },
      user: { select: { email: true, firstName: true, lastName: true } },
      assignedByUser: { select: { email: true } },
    },
  });
  return rows.map(({ id, userId, roleId: ofRole, role, user, assignedAt, assignedByUser, expiresAt, notes }) => ({
    id,
    userId,
    email: user.email,
    name: [user.firstName, user.lastName].filter(Boolean).join(" ") || null,
    roleId: ofRole,
    role: role.displayName,
    assignedAt,
    assignedBy: assignedByUser?.email ?? null,
    expiresAt,
    isExpired: expiresAt !== null && expiresAt <= now(),
    notes,
  }));
}

/** Takes a role from a person, effective with the next request. */
export async function unassignRole(principal: Principal, userId: number, roleId: number): Promise<void> {
  await requirePermission(principal, "roles:write");
  await db().$transaction(async (tx) => {
    const role = await changeable(tx, principal, roleId);
    const ended = await tx.userRoleAssignment.updateMany({
      where: { userId, roleId, isActive: true },
      data: { isActive: false },
    });
    if (ended.count === 0) throw new NotFound("This person does not have this role.");
    await endSessions(tx, userId);
    await recordAudit(tx, principal, {
      action: "role.unassign",
      subjectUserId: userId,
      entity: { type: "role", id: roleId },
      before: { role: role.name },
    });
  });
}

async function endSessions(tx: Transaction, userId: number): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { securityStamp: { increment: 1 } }, select: { id: true } });
  await tx.session.deleteMany({ where: { OR: [{ userId, impersonatorId: null }, { impersonatorId: userId }] } });
}

/** Puts the permissions and system roles in place that are not there yet; what an operator changed stays. */
export async function seedPermissions(): Promise<void> {
  if (await arePermissionsThere()) return;
  await db().$transaction(async (tx) => {
    await tx.permission.createMany({
      data: Object.entries(PERMISSIONS).map(([name, [category, description]]) => {
        const [resource = "", action = ""] = name.split(":");
        return { name, displayName: description, category, resource, action, isSystemPermission: true };
      }),
      skipDuplicates: true,
    });
    for (const [name, role] of Object.entries(SYSTEM_ROLES)) {
      const { displayName, description, permissions } = role;
      const [made] = await tx.userRole.createManyAndReturn({
        data: [{ name, displayName, description, permissions, isSystem: true }],
        skipDuplicates: true,
        select: { id: true },
      });
      if (made) await setPermissions(tx, made.id, permissions);
    }
  });
}

const SEEDED_SQL = `
  select (select count(*)::int from permissions where name = any($1)) as permissions,
         (select count(*)::int from user_roles where name = any($2)) as roles`;

/** From the second start on: asked without Prisma, whose first use costs a start more than all its questions. */
async function arePermissionsThere(): Promise<boolean> {
  const names = [Object.keys(PERMISSIONS), Object.keys(SYSTEM_ROLES)] as const;
  const { rows } = await pool().query<{ permissions: number; roles: number }>(SEEDED_SQL, [...names]);
  return rows[0]?.permissions === names[0].length && rows[0].roles === names[1].length;
}
