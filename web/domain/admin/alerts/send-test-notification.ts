import { z } from "zod";
import { type Principal, recordAudit, requirePermission } from "~/domain/access";
import { readEmailAddress } from "~/domain/accounts";
import { db } from "~/platform/db/client";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";
import { mailTemplates } from "~/platform/mail/templates/registry";

const EMAIL_NEEDED = "Please enter an email address to send test notification.";
/** A date, or a moment of which the date counts; empty is none. */
const day = z
  .string()
  .refine((text) => text === "" || !Number.isNaN(Date.parse(text)), "effectiveDate is a date")
  .transform((text) => (text === "" ? null : new Date(text).toISOString().slice(0, 10)));

/** The body of the specification: an address, and the update that the test is to show. */
export const testNotificationForm = z.object({
  email: z
    .string({ error: EMAIL_NEEDED })
    .trim()
    .min(1, EMAIL_NEEDED)
    .transform((text, context) => {
      const { email, problem } = readEmailAddress(text);
      if (email !== undefined) return email;
      context.issues.push({ code: "custom", message: problem, input: text });
      return z.NEVER;
    }),
  testUpdate: z
    .object({
      id: z.union([z.string(), z.number()]).optional(),
      title: z.string().max(500).optional(),
      description: z.string().max(5000).optional(),
      jurisdiction: z.string().max(60).optional(),
      category: z.string().max(60).optional(),
      effectiveDate: day.nullish(),
      riskLevel: z.enum(["HIGH", "MEDIUM", "LOW"]).default("MEDIUM"),
      sourceUrl: z
        .union([z.literal(""), z.url({ protocol: /^https?$/, error: "sourceUrl is a web address" })])
        .nullish(),
      timestamp: z.string().max(60).optional(),
    })
    .optional(),
});
export type TestNotificationForm = z.output<typeof testNotificationForm>;

/** Mails an example of an alert to an address, marked as a test, and lists it among the notifications. */
export async function sendTestNotification(principal: Principal, { email, testUpdate }: TestNotificationForm) {
  const { account } = await requirePermission(principal, "subscribers:write");
  const data = {
    place: testUpdate?.jurisdiction || "Federal",
    requestedBy: account.email,
    update: testUpdate?.title
      ? {
          risk: testUpdate.riskLevel,
          place: testUpdate.jurisdiction || "Federal",
          category: testUpdate.category,
          title: testUpdate.title,
          summary: testUpdate.description,
          url: testUpdate.sourceUrl || undefined,
          effectiveDate: testUpdate.effectiveDate,
        }
      : null,
  };
  const template = mailTemplates["alert-test"];
  const id = await db().$transaction(async (tx) => {
    const mailId = await queueMail(tx, { to: email, template: "alert-test", data });
    const notification = await tx.emailNotification.create({
      data: {
        kind: "test",
        recipientEmail: email,
        emailSubject: template.subject(template.data.parse(data)),
        emailContent: testUpdate?.description,
        deliveryStatus: "queued",
        mailId,
      },
      select: { id: true },
    });
    const entity = { type: "notification", id: String(notification.id) };
    await recordAudit(tx, principal, { action: "notification.test", entity });
    return Number(notification.id);
  });
  kickMail();
  return { success: true as const, id };
}
