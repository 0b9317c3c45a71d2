import { z } from "zod";
import { button, list, note, paragraph, quote, strong } from "../content";
import { dateText, hello, line, longText, moment, momentText, personal, plainDate, webLink } from "../fields";
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

export const employeeInvitation = defineMail({
  data: z.object({ organizationName: personal(200), inviterName: personal(200).nullish(), expiresAt: moment() }),
  secrets: z.object({ acceptUrl: webLink() }),
  subject: (data) => `Your employee record at ${data.organizationName}`,
  content: (data, secrets) => [
    paragraph("Hello,"),
    paragraph(
      `${data.inviterName ?? "HR"} opens your employee record at `,
      strong(data.organizationName),
      " to you: your details, your pay, your time off and your tasks.",
    ),
    button("Open my record", secrets.acceptUrl),
    note(
      `Sign in with this address, or create an account with it. The link is open until ${momentText(data.expiresAt)}. If you do not work there, ignore this mail.`,
    ),
  ],
});

export const policyToRead = defineMail({
  data: z.object({
    organizationName: personal(200),
    firstName: personal(100).nullish(),
    title: personal(200),
    dueOn: plainDate().nullish(),
    isReminder: z.boolean(),
    url: webLink().nullish(),
  }),
  subject: (data) => `${data.isReminder ? "Reminder: please read" : "Please read"} ${data.title}`,
  content: (data) => [
    paragraph(hello(data.firstName)),
    paragraph(
      `${data.organizationName} asks you to read and acknowledge `,
      strong(data.title),
      data.dueOn ? ` by ${dateText(data.dueOn)}.` : ".",
    ),
    data.url
      ? button("Read it", data.url)
      : note("You cannot sign in to your employee record yet. Ask HR for an invitation."),
  ],
});

export const peopleReminders = defineMail({
  data: z.object({
    organizationName: personal(200),
    lines: z.array(personal(300)).min(1).max(50),
    more: z.number().int().min(0),
    url: webLink(),
  }),
  subject: (data) => `Coming up at ${data.organizationName}`,
  content: (data) => [
    paragraph("Hello,"),
    paragraph("this comes up among your people:"),
    list(...data.lines),
    ...(data.more > 0 ? [paragraph(`And ${data.more} more.`)] : []),
    button("Open the tasks", data.url),
  ],
});

export const managerWeek = defineMail({
  data: z.object({
    organizationName: personal(200),
    firstName: personal(100).nullish(),
    lines: z.array(personal(300)).min(1).max(50),
    more: z.number().int().min(0),
    url: webLink(),
  }),
  subject: (data) => `Your team at ${data.organizationName}: the next two weeks`,
  content: (data) => [
    paragraph(hello(data.firstName)),
    paragraph("this comes up in your team:"),
    list(...data.lines),
    ...(data.more > 0 ? [paragraph(`And ${data.more} more.`)] : []),
    button("Open my team", data.url),
    note("You get this mail each week because people report to you. HR can switch it off for the company."),
  ],
});

export const documentExpires = defineMail({
  data: z.object({
    organizationName: personal(200),
    firstName: personal(100).nullish(),
    /** As people call it: License or certificate … */
    document: line(100),
    on: plainDate(),
    url: webLink(),
  }),
  subject: (data) => `${data.document}: expires ${dateText(data.on)}`,
  content: (data) => [
    paragraph(hello(data.firstName)),
    paragraph(
      `a document in your file at ${data.organizationName} expires on ${dateText(data.on)}: `,
      strong(data.document),
      ". Add the new one to your files, or give it to HR.",
    ),
    button("Open my files", data.url),
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
