import { z } from "zod";
import { button, note, paragraph, quote, table } from "../content";
import { dateText, hello, line, longText, personal, plainDate, webLink } from "../fields";
import { defineMail } from "../template";

/** What every mail about leave says of it. Why somebody asks is never mailed. */
const request = z.object({
  employeeName: personal(200),
  policy: personal(100),
  from: plainDate(),
  to: plainDate(),
  /** As the screens say it: 4 h, 2 h 30 min. */
  amount: line(40),
});
type Request = z.output<typeof request>;

const days = ({ from, to }: Request): string => (from === to ? dateText(from) : `${dateText(from)} – ${dateText(to)}`);
const facts = (data: Request) => table(["Leave", data.policy], ["Days", days(data)], ["Time", data.amount]);

const STAGES = {
  first: "It waits for your decision.",
  second: "It was approved once and is long enough to need a second approval, from somebody else.",
  none: "This policy needs no approval. This is for your information.",
} as const;

export const leaveAsked = defineMail({
  data: request.extend({
    organizationName: personal(200),
    stage: z.enum(["first", "second", "none"]),
    url: webLink().nullish(),
  }),
  subject: (data) =>
    data.stage === "none" ? `${data.employeeName} takes leave` : `${data.employeeName} asks for leave`,
  content: (data) => [
    paragraph("Hello,"),
    paragraph(
      data.stage === "none" ? `${data.employeeName} takes leave.` : `${data.employeeName} asks for leave.`,
      ` ${STAGES[data.stage]}`,
    ),
    facts(data),
    ...(data.url ? [button(data.stage === "none" ? "See who is out" : "Decide", data.url)] : []),
    note(`You get this mail because you decide about leave at ${data.organizationName}.`),
  ],
});

const OUTCOMES = {
  asked: { subject: "Leave was asked for you", text: "asked for this leave for you." },
  approved: { subject: "Your leave is approved", text: "approved your leave." },
  denied: { subject: "Your leave was not approved", text: "did not approve your leave." },
  cancelled: { subject: "Your leave was called off", text: "called off your leave." },
} as const;

export const leaveDecided = defineMail({
  data: request.extend({
    firstName: personal(100).nullish(),
    outcome: z.enum(["asked", "approved", "denied", "cancelled"]),
    by: personal(200),
    reason: longText(1000).nullish(),
    url: webLink().nullish(),
  }),
  subject: (data) => OUTCOMES[data.outcome].subject,
  content: (data) => [
    paragraph(hello(data.firstName)),
    paragraph(`${data.by} ${OUTCOMES[data.outcome].text}`),
    facts(data),
    ...(data.reason ? [quote(data.reason)] : []),
    ...(data.url ? [button("Open my time off", data.url)] : []),
  ],
});

export const leaveWithdrawn = defineMail({
  data: request.extend({ by: personal(200), wasApproved: z.boolean(), url: webLink().nullish() }),
  subject: (data) => `${data.employeeName} withdraws leave`,
  content: (data) => [
    paragraph("Hello,"),
    paragraph(
      `${data.by} took this leave back.`,
      data.wasApproved ? " It was approved; they are at work on these days." : " Nothing is left to decide.",
    ),
    facts(data),
    ...(data.url ? [button("See who is out", data.url)] : []),
  ],
});
