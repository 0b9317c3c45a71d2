import type { Principal } from "~/domain/access";
import { endEverySession, issueResetLink } from "~/domain/accounts";
import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Conflict, invalidField } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";
import { changeCustomer } from "./change-customer";
import type { CustomerForm, NoticeForm } from "./forms";

/** Corrects what is known of a customer. */
export function updateCustomer(principal: Principal, id: number, { version, ...fields }: CustomerForm) {
  const data = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === "" ? null : value]));
  const change = { id, version, permission: "customers:write", action: "customer.update" } as const;
  // The log outlives an erasure: it says which fields, not what stood in them.
  return changeCustomer(principal, change, () => ({ data, detail: { fields: Object.keys(data) } }));
}

/** Mails a customer a link to choose a new password. */
export async function resetCustomerPassword(principal: Principal, id: number): Promise<void> {
  const change = { id, permission: "customers:write", action: "customer.password_reset" } as const;
  await changeCustomer(principal, change, async (customer, tx) => {
    if (!customer.isActive || customer.suspendedAt) throw new Conflict("This account is not active.");
    await issueResetLink(tx, customer);
    return {};
  });
  kickMail();
}

/** Writes to a customer. */
export async function notifyCustomer(
  principal: Principal,
  id: number,
  { subject, message }: NoticeForm,
  within?: { tx: Transaction; dedupeKey: string },
): Promise<void> {
  const change = { id, permission: "customers:notify", action: "customer.notify" } as const;
  await changeCustomer(
    principal,
    change,
    async (customer, tx) => {
      if (!customer.isActive) throw new Conflict("This account is not active.");
      await queueMail(tx, {
        to: customer.email,
        template: "customer-notice",
        data: { firstName: customer.firstName, subject, message },
        userId: id,
        dedupeKey: within?.dedupeKey,
      });
      return { detail: { subject } };
    },
    within?.tx,
  );
  if (!within) kickMail();
}

/** Shuts a customer out: sessions end at once, keys are refused, nothing is erased. */
export function suspendCustomer(principal: Principal, id: number, form: { reason?: string; version?: number }) {
  if (id === principal.account?.id) throw invalidField("id", "You cannot suspend your own account.");
  const change = { id, version: form.version, permission: "customers:write", action: "customer.suspend" } as const;
  return changeCustomer(principal, change, async (customer, tx) => {
    if (customer.suspendedAt) throw new Conflict("This account is suspended already.", { code: "suspended" });
    await endEverySession(tx, id);
    return {
      data: { suspendedAt: now(), suspendedReason: form.reason || null },
      detail: { reason: form.reason || null },
    };
  });
}

/** Lets a suspended customer in again. */
export function reactivateCustomer(principal: Principal, id: number, form: { version?: number } = {}) {
  const change = { id, version: form.version, permission: "customers:write", action: "customer.reactivate" } as const;
  return changeCustomer(principal, change, (customer) => {
    if (!customer.suspendedAt) throw new Conflict("This account is not suspended.", { code: "not_suspended" });
    return { data: { suspendedAt: null, suspendedReason: null } };
  });
}

/** Ends every session of a customer; the next request of any device asks for a sign-in. */
export async function forceLogout(principal: Principal, id: number): Promise<void> {
  const change = { id, permission: "customers:write", action: "customer.force_logout" } as const;
  await changeCustomer(principal, change, async (_customer, tx) => {
    await endEverySession(tx, id);
    return {};
  });
}
