import { z } from "zod";

const id = z.int();
const JOB = z.object({ jobId: id.describe("The job; read it at `/api/ats/jobs/{id}`") });
const CANDIDATE = z.object({
  candidateId: id.describe("The candidate; read them at `/api/ats/candidates/{id}`"),
  source: z.string().describe("Where they came from, such as `careers_page`"),
});
const APPLICATION_IDS = {
  applicationId: id.describe("The application; read it at `/api/ats/applications/{id}`"),
  candidateId: id.describe("Who applied"),
  jobId: id.describe("The job that it is for"),
};
const APPLIED = z.object({
  ...APPLICATION_IDS,
  source: z.string().describe("Where they came from, such as `careers_page`"),
  status: z.string().describe("State of the application: `applied`"),
});
const MOVED = z.object({
  ...APPLICATION_IDS,
  from: z.string().describe("State before"),
  status: z.string().describe("State now"),
  stageId: id.nullable().describe("Stage of the job's pipeline that it is in now"),
});
const INTERVIEW_IDS = {
  interviewId: id.describe("The interview; read it at `/api/ats/interviews/{id}`"),
  applicationId: id.describe("The application that it belongs to"),
};
const SCHEDULED = z.object({
  ...INTERVIEW_IDS,
  scheduledAt: z.iso.datetime().describe("When it takes place"),
  status: z.string().describe("State of the interview"),
});
const OFFER_IDS = {
  offerId: id.describe("The offer; read it at `/api/ats/offers/{id}`"),
  applicationId: id.describe("The application that it belongs to"),
};
const ANSWERED = z.object({ ...OFFER_IDS, status: z.string().describe("State of the offer now") });
const EMPLOYEE = { employeeId: id.describe("The employee; read them at `/api/people/employees/{id}`") };
const EMPLOYEE_STATE = z.string().describe("`draft`, `onboarding`, `active`, `on_leave` or `terminated`");
const TIME_OFF = z.object({
  timeOffRequestId: id.describe("The request; read it at `/api/people/time-off/requests/{id}`"),
  ...EMPLOYEE,
  status: z.string().describe("State of the request, such as `pending` or `approved`"),
  from: z.iso.date().describe("First day"),
  through: z.iso.date().describe("Last day"),
});
const PURCHASE = z.object({
  purchaseId: id.describe("The purchase; see `/api/purchases`"),
  plan: z.string().nullable().describe("Key of the plan that was bought"),
  amount: z.int().describe("What was paid, in cents"),
  refundedAmount: z.int().describe("What went back of it, in cents"),
});
const LAW = z.object({
  lawUpdateId: id.describe("The update; read it at `/api/law-updates`"),
  jurisdiction: z.string().describe("`FEDERAL` or a state's two letters"),
  category: z.string().describe("Topic of the law, such as `Wages`"),
  riskLevel: z.enum(["HIGH", "MEDIUM", "LOW"]).describe("How much the change asks of employers"),
});
const ACCESS = z.object({
  userId: id.describe("Whose access it is"),
  product: z.enum(["research", "ats", "hris"]).describe("What it opens"),
  level: z.string().describe("Level now; `none` where it ended"),
  until: z.iso.datetime().nullable().describe("When it ends; null: it has no end, or there is none"),
});

const one = <Data extends z.ZodType>(says: string, data: Data, example: z.input<Data>) => ({ says, data, example });

const job = { jobId: 41 };
const application = { applicationId: 512, candidateId: 207, jobId: 41 };
const moved = (from: string, status: string) => ({ ...application, from, status, stageId: 88 });
const offer = { offerId: 19, applicationId: 512 };
const timeOff = { timeOffRequestId: 73, employeeId: 12, from: "2026-12-21", through: "2026-12-23" };
const purchase = { purchaseId: 301, plan: "monthly", amount: 4900, refundedAmount: 0 };

/** What customers' systems can be told of: ids and states, no names. A name is part of the API and never changes its meaning. */
export const EVENTS = {
  "job.created": one("A requisition was made", JOB, job),
  "job.published": one("A job was published", JOB, job),
  "job.paused": one("A job was paused", JOB, job),
  "job.closed": one("A job was closed", JOB, job),
  "candidate.created": one("A candidate was added", CANDIDATE, { candidateId: 207, source: "careers_page" }),
  "application.created": one("Someone applied, or was added to a job", APPLIED, {
    ...application,
    source: "careers_page",
    status: "applied",
  }),
  "application.moved": one("An application went to another stage", MOVED, moved("applied", "screening")),
  "application.rejected": one("An application was rejected", MOVED, moved("screening", "rejected")),
  "application.withdrawn": one("A candidate withdrew", MOVED, moved("interviewing", "withdrawn")),
  "application.hired": one("A candidate was hired", MOVED, moved("offer", "hired")),
  "interview.scheduled": one("An interview was scheduled or moved", SCHEDULED, {
    interviewId: 64,
    applicationId: 512,
    scheduledAt: "2026-12-03T16:00:00.000Z",
    status: "scheduled",
  }),
  "interview.cancelled": one("An interview was cancelled", z.object(INTERVIEW_IDS), {
    interviewId: 64,
    applicationId: 512,
  }),
  "offer.sent": one("An offer was sent", z.object(OFFER_IDS), offer),
  "offer.accepted": one("An offer was accepted", ANSWERED, { ...offer, status: "accepted" }),
  "offer.declined": one("An offer was declined", ANSWERED, { ...offer, status: "declined" }),
  "employee.created": one("An employee's record was made", z.object({ ...EMPLOYEE, status: EMPLOYEE_STATE }), {
    employeeId: 12,
    status: "onboarding",
  }),
  "employee.changed": one(
    "An employee began, went on leave or left",
    z.object({ ...EMPLOYEE, from: EMPLOYEE_STATE.describe("State before"), status: EMPLOYEE_STATE }),
    { employeeId: 12, from: "onboarding", status: "active" },
  ),
  "leave.requested": one("Somebody asked for time off", TIME_OFF, { ...timeOff, status: "pending" }),
  "leave.changed": one("A request for time off was decided, cancelled or taken", TIME_OFF, {
    ...timeOff,
    status: "approved",
  }),
  "access.changed": one("The access of an account changed", ACCESS, {
    userId: 7,
    product: "ats",
    level: "monthly",
    until: "2026-12-31T15:00:00.000Z",
  }),
  "purchase.completed": one("A purchase was paid", PURCHASE, purchase),
  "purchase.refunded": one("Money of a purchase went back", PURCHASE, { ...purchase, refundedAmount: 4900 }),
  "purchase.failed": one("A payment failed", PURCHASE, purchase),
  "law.changed": one("A change of law was published", LAW, {
    lawUpdateId: 930,
    jurisdiction: "CA",
    category: "Wages",
    riskLevel: "HIGH",
  }),
  "webhook.ping": one(
    "A test, sent on request",
    z.object({ webhookId: id.describe("The webhook that is tried out") }),
    { webhookId: 3 },
  ),
} as const;

export type EventType = keyof typeof EVENTS;
export type EventData<Type extends EventType> = z.input<(typeof EVENTS)[Type]["data"]>;

export const EVENT_TYPES = Object.keys(EVENTS) as [EventType, ...EventType[]];
export const isEventType = (name: string): name is EventType => Object.hasOwn(EVENTS, name);
