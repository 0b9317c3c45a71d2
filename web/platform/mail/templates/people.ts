import { z } from "zod";
import { button, note, paragraph, quote, strong } from "../content";
import { hello, line, longText, moment, momentText, personal, webLink } from "../fields";
import { defineMail } from "../template";

export const organizationInvitation = defineMail({
  data: z.object({
    organizationName: personal(200),
    inviterName: personal(200).nullish(),
    /** As people say it: owner, admin, recruiter … */
    role: line(60),
    expiresAt: moment(),
  }),
  secrets: z.object({ acceptUrl: webLink() }),
  subject: (data) => `Invitation to ${data.organizationName} on Statewise`,
  content: (data, secrets) => [
    paragraph("Hello,"),
    paragraph(
      `${data.inviterName ?? "An administrator"} invites you to join `,
      strong(data.organizationName),
      ` as ${data.role}.`,
    ),
    button("View the invitation", secrets.acceptUrl),
    note(`It is open until ${momentText(data.expiresAt)}. If you do not know the sender, ignore this mail.`),
  ],
});

export const adminInvitation = defineMail({
  priority: 1,
  data: z.object({ firstName: personal(100).nullish(), expiresAt: moment() }),
  secrets: z.object({ setupUrl: webLink() }),
  subject: () => "Your administrator account",
  content: (data, secrets) => [
    paragraph(hello(data.firstName)),
    paragraph("an administrator account of Statewise was prepared for you. Choose a password to open it."),
    button("Choose a password", secrets.setupUrl),
    note(`The link works once, until ${momentText(data.expiresAt)}.`),
  ],
});

export const customerInvitation = defineMail({
  priority: 1,
  data: z.object({ firstName: personal(100).nullish(), expiresAt: moment() }),
  secrets: z.object({ setupUrl: webLink() }),
  subject: () => "Your Statewise account",
  content: (data, secrets) => [
    paragraph(hello(data.firstName)),
    paragraph("an account of Statewise was opened for you. Choose a password to use it."),
    button("Choose a password", secrets.setupUrl),
    note(`The link works once, until ${momentText(data.expiresAt)}.`),
  ],
});

export const customerNotice = defineMail({
  category: "notice",
  priority: 6,
  data: z.object({ firstName: personal(100).nullish(), subject: line(200), message: longText() }),
  subject: (data) => data.subject,
  content: (data) => [
    paragraph(hello(data.firstName)),
    ...data.message
      .split(/\n{2,}/)
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => paragraph(part)),
  ],
});

/** Written by a recruiter, from a template or by hand. */
export const candidateMessage = defineMail({
  data: z.object({ organizationName: personal(200), subject: line(200), message: longText() }),
  subject: (data) => data.subject,
  content: (data) => [
    ...data.message
      .split(/\n{2,}/)
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => paragraph(part)),
    note(`Sent by ${data.organizationName}. An answer to this mail goes to the person who wrote it.`),
  ],
});

export const feedbackReceived = defineMail({
  data: z.object({
    feedbackId: z.number().int(),
    /** As people say it: Incomplete answer, Urgent issue … */
    type: line(60),
    message: longText(),
    searchQuery: line(500).nullish(),
    userEmail: line(255).nullish(),
    resultsCount: z.number().int().nullish(),
    at: moment(),
    reviewUrl: webLink(),
  }),
  subject: (data) => `Feedback ${data.feedbackId}: ${data.type}`,
  content: (data) => [
    paragraph(`Feedback of ${momentText(data.at)} from ${data.userEmail ?? "a visitor"}.`),
    quote(data.message),
    ...(data.searchQuery ? [paragraph("Question: ", strong(data.searchQuery))] : []),
    ...(data.resultsCount == null ? [] : [paragraph(`Results: ${data.resultsCount}`)]),
    button("Open it", data.reviewUrl),
  ],
});
