import type { Mail } from "../db/generated/client";
import { log } from "../log";
import { renderRedacted } from "./render-mail";
import type { RenderedMail } from "./rendered-mail";

export type MailDescription = {
  id: string;
  to: string;
  toName: string | null;
  template: string;
  subject: string;
  category: string;
  state: string;
  attempts: number;
  createdAt: Date;
  nextAttemptAt: Date | null;
  sentAt: Date | null;
  lastError: string | null;
  userId: number | null;
  organizationId: number | null;
};

/** One row of the outbox for an administrator's list: never a secret, never the way to one. */
export function describeMail(row: Mail): MailDescription {
  const { toName, template, category, state, attempts, createdAt, sentAt, userId, organizationId } = row;
  const isOpen = state === "queued" || state === "failed";
  return {
    id: String(row.id),
    to: row.toAddress,
    toName,
    template,
    subject: row.subject ?? "",
    category,
    state,
    attempts,
    createdAt,
    nextAttemptAt: isOpen ? row.nextAttemptAt : null,
    sentAt,
    lastError: row.lastError && withoutTokens(row.lastError),
    userId,
    organizationId,
  };
}

/** The mail's text as an administrator may read it, or null for a mail of a template that is gone. */
export function previewMail(row: Mail): RenderedMail | null {
  try {
    return renderRedacted(row.template, row.data);
  } catch (err) {
    log().warn({ err, mailId: String(row.id) }, "a mail cannot be shown");
    return null;
  }
}

/** A server may quote a line of the mail that it refused. */
const withoutTokens = (text: string): string => text.replace(/(https?:\/\/[^\s/]+)\/\S*/g, "$1/[removed]");
