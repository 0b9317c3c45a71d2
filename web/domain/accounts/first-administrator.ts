import { recordAudit } from "~/domain/access";
import { DAY_MS, now } from "~/platform/clock";
import { config } from "~/platform/config";
import { db, type Transaction } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { invalidField } from "~/platform/errors";
import { deadLink, findToken, issueToken, spendToken } from "./account-tokens";
import { readEmailAddress } from "./fields/email-address";
import type { SetUpForm } from "./fields/forms";
import { newPasswordField } from "./fields/person-fields";
import { accountLink } from "./links";
import { emailTaken } from "./open-account";
import { newPasswordHash } from "./passwords/passwords";
import { removeEveryFactor } from "./second-factor/remove-for-customer";
import { endEverySession, startSession } from "./sessions/sessions";
import type { Visit } from "./visit";

const LINK_DAYS = 7;

const lockSetUp = (tx: Transaction) =>
  tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('first-administrator', 0))`;

const hasAdministrator = async (tx: Transaction): Promise<boolean> =>
  (await tx.user.findFirst({ where: { isAdmin: true, isActive: true }, select: { id: true } })) !== null;

/**
 * At start: makes the administrator of ADMIN_EMAIL and ADMIN_PASSWORD where there is none yet. With neither set it
 * answers a one-time link to set one up, which replaces the link of an earlier start; else null.
 */
export async function ensureFirstAdministrator(): Promise<string | null> {
  const { rows } = await pool().query("select 1 from users where is_admin and is_active limit 1");
  if (rows.length > 0) return null;
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = config();
  return db().$transaction(
    async (tx) => {
      await lockSetUp(tx);
      if (await hasAdministrator(tx)) return null;
      if (ADMIN_EMAIL && ADMIN_PASSWORD) {
        await putAdministrator(tx, checkedEmail(ADMIN_EMAIL), await newPasswordHash(ADMIN_PASSWORD));
        return null;
      }
      await tx.accountToken.updateMany({
        where: { kind: "admin_setup", usedAt: null, revokedAt: null },
        data: { revokedAt: now() },
      });
      const token = await issueToken(tx, { kind: "admin_setup", userId: null, lifeMs: LINK_DAYS * DAY_MS });
      return accountLink("setUp", token);
    },
    { timeout: 15_000 },
  );
}

/** Makes an administrator, or gives an account that is there the right and the password, from the terminal. */
export async function createAdministrator(email: string, password: string): Promise<{ id: number; email: string }> {
  const address = checkedEmail(email);
  const checked = newPasswordField.safeParse(password);
  if (!checked.success) throw invalidField("password", checked.error.issues[0]?.message ?? "Invalid password");
  const passwordHash = await newPasswordHash(checked.data);
  return db().$transaction(async (tx) => {
    await lockSetUp(tx);
    const account = await putAdministrator(tx, address, passwordHash);
    // Whoever may type at the server gives an account back whose owner has lost the telephone and the codes.
    const removed = await removeEveryFactor(tx, account.id);
    if (removed > 0)
      await recordAudit(tx, { kind: "system" }, { action: "second_factor.remove", subjectUserId: account.id });
    return account;
  });
}

function checkedEmail(text: string): string {
  const { email, problem } = readEmailAddress(text);
  if (email === undefined) throw invalidField("email", problem);
  return email;
}

async function putAdministrator(tx: Transaction, email: string, passwordHash: string) {
  const at = now();
  const columns = {
    passwordHash,
    isAdmin: true,
    isTemporaryPassword: false,
    passwordChangedAt: at,
    emailVerifiedAt: at,
  };
  const known = await tx.user.findUnique({ where: { email } });
  if (known?.deletedAt) throw emailTaken();
  const account = known
    ? await tx.user.update({ where: { id: known.id }, data: { ...columns, isActive: true, suspendedAt: null } })
    : await tx.user.create({ data: { email, ...columns, createdAt: at } });
  if (known) await endEverySession(tx, known.id);
  await recordAudit(tx, { kind: "system" }, { action: "administrator.create", subjectUserId: account.id });
  return { id: account.id, email: account.email };
}

/** Whether the printed set-up link still works. */
export const isSetUpOpen = async (token: string): Promise<boolean> => (await findToken("admin_setup", token)) !== null;

/** The screen behind the printed link: makes the first administrator and signs him in. */
export async function setUpAdministrator(form: SetUpForm, visit: Visit): Promise<{ cookie: string }> {
  if (!(await isSetUpOpen(form.token))) throw deadLink();
  const passwordHash = await newPasswordHash(form.password);
  return db().$transaction(async (tx) => {
    await lockSetUp(tx);
    const used = await spendToken(tx, "admin_setup", form.token);
    if (!used || (await hasAdministrator(tx))) throw deadLink();
    const { id } = await putAdministrator(tx, form.email, passwordHash);
    const { firstName, lastName } = form;
    const account = await tx.user.update({ where: { id }, data: { firstName, lastName, lastLogin: now() } });
    const actor = { kind: "user" as const, id, address: visit.address };
    await recordAudit(tx, actor, { action: "session.start", subjectUserId: id, userAgent: visit.userAgent });
    return { cookie: await startSession(tx, { account, visit }) };
  });
}
