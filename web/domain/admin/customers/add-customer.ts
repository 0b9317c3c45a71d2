import { type Principal, recordAudit, requirePermission } from "~/domain/access";
import {
  asEmailTaken,
  emailTaken,
  inviteByLink,
  mailTemporaryPassword,
  newPasswordHash,
  requireMayChoosePassword,
  tellOfTemporaryPassword,
} from "~/domain/accounts";
import { now } from "~/platform/clock";
import { db, type Transaction } from "~/platform/db/client";
import { invalidField } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { accessTerms, expiryMoment } from "./access-terms";
import type { NewCustomerForm } from "./forms";

/** Opens an account for a customer with what they may use, and mails a temporary password or a link to choose one. */
export async function addCustomer(principal: Principal, form: NewCustomerForm): Promise<{ id: number; email: string }> {
  await requirePermission(principal, "customers:write");
  if (grants(form)) await requirePermission(principal, "customers:grant");
  const ready = await prepareCustomer(form);
  try {
    const made = await db().$transaction((tx) => insertCustomer(tx, principal, ready));
    kickMail();
    return made;
  } catch (error) {
    throw asEmailTaken(error);
  }
}

const grants = (form: NewCustomerForm): boolean =>
  [form.accessLevel, form.atsAccessLevel, form.hrisAccessLevel].some((level) => level !== "none");

export type ReadyCustomer = Awaited<ReturnType<typeof prepareCustomer>>;

/** Checks dates and hashes the password before a transaction is open. */
export async function prepareCustomer(form: NewCustomerForm) {
  const main = accessTerms({
    level: form.accessLevel,
    duration: form.accessDuration,
    expiry: form.accessExpiry,
    field: "accessExpiry",
  });
  const ats = accessTerms({
    level: form.atsAccessLevel,
    duration: form.atsAccessDuration,
    expiry: form.atsAccessExpiry,
    field: "atsAccessExpiry",
  });
  const hris = accessTerms({
    level: form.hrisAccessLevel,
    duration: form.hrisAccessDuration,
    expiry: form.hrisAccessExpiry,
    field: "hrisAccessExpiry",
  });
  const password = form.setTempPassword ? (form.tempPassword ?? "") : null;
  const passwordEnds = password === null ? null : expiryMoment(form.tempPasswordExpiry, "tempPasswordExpiry");
  if (passwordEnds && passwordEnds <= now())
    throw invalidField("tempPasswordExpiry", "The expiry must be in the future");
  const passwordHash = password === null ? null : await newPasswordHash(password);
  return { form, main, ats, hris, password, passwordEnds, passwordHash };
}

/** Writes the account, its audit row and its mail, in the caller's transaction. */
export async function insertCustomer(tx: Transaction, principal: Principal, ready: ReadyCustomer) {
  const { form, main, ats, hris, password, passwordEnds, passwordHash } = ready;
  if (password !== null) requireMayChoosePassword(principal);
  if (await tx.user.findUnique({ where: { email: form.email }, select: { id: true } })) throw emailTaken();
  const at = now();
  const customer = await tx.user.create({
    data: {
      email: form.email,
      firstName: form.firstName,
      lastName: form.lastName,
      phoneNumber: form.phoneNumber || null,
      mailingAddress: form.mailingAddress || null,
      passwordHash,
      isTemporaryPassword: password !== null,
      tempPasswordExpiry: passwordEnds,
      accessLevel: main.level,
      accessExpiry: main.expiresAt,
      accessSource: main.level === "none" ? null : "admin",
      subscriptionType: ["trial", "daily", "monthly"].includes(main.level) ? main.level : "none",
      atsAccessLevel: ats.level,
      atsAccessExpiry: ats.expiresAt,
      hrisAccessLevel: hris.level,
      hrisAccessExpiry: hris.expiresAt,
      hrisPricingModel: hris.level === "none" ? "fixed" : form.hrisPricingModel,
      hrisEmployeeCount: hris.level === "none" ? 0 : (form.hrisEmployeeCount ?? 1),
      createdAt: at,
    },
    select: { id: true, email: true, firstName: true },
  });
  await recordAudit(tx, principal, {
    action: "customer.add",
    subjectUserId: customer.id,
    entity: { type: "customer", id: customer.id },
    after: { access: main.level, ats: ats.level, hris: hris.level, temporary: password !== null },
  });
  if (password === null) {
    if (form.sendInvitation) await inviteByLink(tx, customer);
  } else if (form.sendInvitation) await mailTemporaryPassword(tx, customer, password, passwordEnds);
  else await tellOfTemporaryPassword(tx, customer);
  return { id: customer.id, email: customer.email };
}
