import { sealAudit } from "~/domain/access";
import { sweepAccounts } from "~/domain/accounts";
import { foldFigures, resumeBulks } from "~/domain/admin";
import { mailDueAlerts, matchUpdates, settleNotifications } from "~/domain/alerts";
import { announceEndings, remindRenewals, upkeepPayments } from "~/domain/billing";
import { deliverWebhooks, forgetEvents, webhooksWait } from "~/domain/events";
import { mailReports } from "~/domain/hiring";
import { eraseDue, eraseOld, parseWaitingResumes, remindPrivacy } from "~/domain/hiring/candidates";
import { bonusesDue, passInterviews, passOffers, sweepScreening } from "~/domain/hiring/recruiting";
import { passDeadlines, recheckAfterCorpus, recheckPostings } from "~/domain/hiring/requisitions";
import { type JobName, sweepRuns } from "~/domain/jobs";
import { accrueLeave, eraseDueEmployees, remindPeople, turnDays } from "~/domain/people";
import { corpusFreshness, expireHistory, maskQuestions } from "~/domain/research";
import { checkForUpdates } from "~/domain/updates";
import { sendDueMails } from "~/platform/mail/send-due-mails";
import { sweepCounters } from "~/platform/sweep-counters";
import { backUp } from "./back-up";
import type { Handler } from "./handler";

/** What each declared job does. A name without a handler does not compile. */
export const HANDLERS: Record<JobName, Handler> = {
  "law-updates": ({ trigger, now, signal, report }) =>
    checkForUpdates({ now, signal, byHand: trigger === "manual", report }),
  "outbox-retry": ({ now, signal }) => sendDueMails({ now, signal }),
  alerts: async ({ now, signal, report }) => ({
    ...(await matchUpdates({ now, signal, report })),
    ...(await mailDueAlerts({ now, signal })),
  }),
  "alert-results": () => settleNotifications(),
  payments: ({ now }) => upkeepPayments(now),
  "renewal-reminders": ({ now }) => remindRenewals(now),
  "access-endings": ({ now, signal }) => announceEndings(now, { signal }),
  "account-cleanup": ({ now }) => sweepAccounts(now),
  "history-retention": async () => ({ removed: await expireHistory() }),
  "question-masking": ({ now, signal, report }) => maskQuestions({ now, signal, report }),
  "resume-reading": ({ signal }) => parseWaitingResumes({ signal }),
  "candidate-erasure": async ({ signal }) => ({
    ...(await eraseDue({ signal })),
    ...(await remindPrivacy({ signal })),
  }),
  "candidate-retention": ({ signal }) => eraseOld({ signal }),
  "event-retention": ({ now }) => forgetEvents(now),
  "counter-cleanup": async ({ now }) => ({ ...(await sweepCounters(now)), runs: await sweepRuns(now) }),
  "admin-figures": async () => ({ folded: await foldFigures(), operations: await resumeBulks() }),
  "corpus-freshness": ({ now }) => corpusFreshness(now),
  webhooks: ({ signal }) => deliverWebhooks({ signal }),
  "job-deadlines": () => passDeadlines(),
  interviews: ({ signal }) => passInterviews({ signal }),
  "offer-deadlines": ({ signal }) => passOffers({ signal }),
  "employee-erasure": ({ signal }) => eraseDueEmployees({ signal }),
  "people-days": ({ signal }) => turnDays({ signal }),
  "posting-checks": () => recheckPostings(),
  "law-recheck": () => recheckAfterCorpus(),
  "referral-bonuses": ({ signal }) => bonusesDue({ signal }),
  "screening-retention": ({ signal }) => sweepScreening({ signal }),
  "hiring-reports": ({ now, signal }) => mailReports({ now, signal }),
  "leave-accrual": ({ signal, report }) => accrueLeave({ signal, report }),
  "people-reminders": ({ signal }) => remindPeople({ signal }),
  "audit-chain": ({ signal }) => sealAudit(signal),
  backup: ({ now }) => backUp(now),
};

/** Jobs that begin as soon as something waits for them, between their planned times; asked every second, so the question is cheap. */
export const WAITING: Partial<Record<JobName, () => Promise<boolean>>> = { webhooks: webhooksWait };
