export type DeclaredJob = {
  title: string;
  description: string;
  /** Minute, hour, day of month, month, day of week. */
  cron: string;
  timeZone: string;
  limitSeconds: number;
  /** Runs as soon as it is first known to a database, instead of at its first planned time. */
  startsAtOnce?: boolean;
};

const EASTERN = "America/New_York";

const declare = <Name extends string>(jobs: Record<Name, DeclaredJob>) => jobs;

/** Every scheduled job. What it does stands under the same name in `jobs/handlers.ts`. */
export const DECLARED_JOBS = declare({
  "law-updates": {
    title: "Law updates",
    description: "Reads the outside sources that are due, the changes of the corpus and its coming dates.",
    cron: "7 * * * *",
    timeZone: "UTC",
    limitSeconds: 900,
    startsAtOnce: true,
  },
  "outbox-retry": {
    title: "Outgoing mail",
    description: "Sends mails that are due and tries those again that did not leave.",
    cron: "* * * * *",
    timeZone: "UTC",
    limitSeconds: 300,
  },
  "employee-erasure": {
    title: "Erasure of former employees",
    description: "Erases former employees whose erasure was asked for, on the first day on which the law lets it.",
    cron: "30 2 * * *",
    timeZone: EASTERN,
    limitSeconds: 900,
  },
  "people-days": {
    title: "First and last days",
    description: "Whose first day has come is at work from now on, whose last day has passed has left.",
    cron: "15 0 * * *",
    timeZone: EASTERN,
    limitSeconds: 600,
    startsAtOnce: true,
  },
  alerts: {
    title: "Alerts and digests",
    description: "Finds the readers of each new law update and queues the alerts and digests that are due.",
    cron: "*/5 * * * *",
    timeZone: "UTC",
    limitSeconds: 1800,
  },
  "alert-results": {
    title: "Results of alerts",
    description: "Notes which alerts arrived and keeps readers out whose mail comes back.",
    cron: "3-59/5 * * * *",
    timeZone: "UTC",
    limitSeconds: 600,
  },
  payments: {
    title: "Payments",
    description:
      "Compares waiting payments and due renewals with the payment provider, and makes cancellations and refunds that wait.",
    cron: "*/5 * * * *",
    timeZone: "UTC",
    limitSeconds: 600,
  },
  "renewal-reminders": {
    title: "Renewal reminders",
    description: "Mails the reminder of annual renewals 30 days ahead, and of trials that become a paid plan.",
    cron: "0 9 * * *",
    timeZone: EASTERN,
    limitSeconds: 600,
  },
  "access-endings": {
    title: "Notices of access that ends",
    description: "Mails customers whose access ends within three days and does not renew by itself.",
    cron: "30 9 * * *",
    timeZone: EASTERN,
    limitSeconds: 600,
  },
  webhooks: {
    title: "Webhooks",
    description:
      "Makes the calls to customers' systems that are due, and repeats those that were not answered. Begins at once when something happens.",
    cron: "* * * * *",
    timeZone: "UTC",
    limitSeconds: 300,
  },
  "event-retention": {
    title: "Old events",
    description: "Removes events and their calls after 30 days.",
    cron: "20 3 * * *",
    timeZone: EASTERN,
    limitSeconds: 600,
  },
  "job-deadlines": {
    title: "Deadlines of job postings",
    description: "Takes postings whose application deadline has passed off the careers pages.",
    cron: "10 * * * *",
    timeZone: EASTERN,
    limitSeconds: 300,
  },
  interviews: {
    title: "Interviews",
    description: "Reminds of interviews a day ahead and asks for scorecards when they are over.",
    cron: "*/5 * * * *",
    timeZone: "UTC",
    limitSeconds: 280,
  },
  "offer-deadlines": {
    title: "Deadlines of offers",
    description: "Ends offers whose last day has passed without an answer, and tells who made them.",
    cron: "*/15 * * * *",
    timeZone: "UTC",
    limitSeconds: 300,
  },
  "posting-checks": {
    title: "Law check of open jobs",
    description:
      "Checks every open job against the law as it is today, because duties begin on a day and the law changes.",
    cron: "30 4 * * *",
    timeZone: EASTERN,
    limitSeconds: 1800,
  },
  "law-recheck": {
    title: "Look for changed law",
    description: "Asks for a new law check of open jobs and new hires when the corpus has changed since the last one.",
    cron: "*/10 * * * *",
    timeZone: "UTC",
    limitSeconds: 60,
  },
  "referral-bonuses": {
    title: "Referral bonuses",
    description: "Marks bonuses as payable once the waiting time after the hire is over.",
    cron: "15 5 * * *",
    timeZone: EASTERN,
    limitSeconds: 600,
  },
  "screening-retention": {
    title: "Screening logs that have run out",
    description: "Removes logs of screening and voluntary self-identification after four years.",
    cron: "35 5 * * *",
    timeZone: EASTERN,
    limitSeconds: 600,
  },
  "hiring-reports": {
    title: "Hiring reports by mail",
    description: "Mails the reports of hiring teams that are due on this Monday or first of the month.",
    cron: "4 * * * *",
    timeZone: EASTERN,
    limitSeconds: 900,
  },
  "account-cleanup": {
    title: "Sessions, tokens and closed organizations",
    description: "Removes sessions, links and device codes that have run out, and closes what was to be closed.",
    cron: "20 3 * * *",
    timeZone: EASTERN,
    limitSeconds: 600,
  },
  "history-retention": {
    title: "Search history of 30 days",
    description: "Removes searches older than 30 days that their owners did not save.",
    cron: "40 3 * * *",
    timeZone: EASTERN,
    limitSeconds: 600,
  },
  "question-masking": {
    title: "Masking of questions",
    description: "Masks names, addresses and numbers in kept questions and drops who asked them.",
    cron: "10 * * * *",
    timeZone: "UTC",
    limitSeconds: 600,
  },
  "resume-reading": {
    title: "Resumes that wait",
    description: "Reads resumes whose reading has not begun or was broken off.",
    cron: "*/2 * * * *",
    timeZone: "UTC",
    limitSeconds: 300,
  },
  "candidate-erasure": {
    title: "What candidates asked for",
    description:
      "Erases candidates who asked for it once no law and no legal hold keeps their records, and reminds of requests that wait for an answer.",
    cron: "50 3 * * *",
    timeZone: EASTERN,
    limitSeconds: 600,
  },
  "candidate-retention": {
    title: "Candidates nobody needs any more",
    description: "Erases candidates when the period that their company has set, and the law's, is over.",
    cron: "5 4 * * *",
    timeZone: EASTERN,
    limitSeconds: 1_800,
  },
  "counter-cleanup": {
    title: "Counters and kept answers",
    description:
      "Removes rate-limit windows and idempotency answers that have run out, and job runs older than 90 days.",
    cron: "25 * * * *",
    timeZone: "UTC",
    limitSeconds: 300,
  },
  "admin-figures": {
    title: "Figures and bulk work",
    description: "Adds up the notes of the daily figures and goes on with bulk operations whose process has ended.",
    cron: "*/5 * * * *",
    timeZone: "UTC",
    limitSeconds: 280,
  },
  "corpus-freshness": {
    title: "Freshness of the law",
    description: "Counts records by age of their last check and by level, so that old ones are seen and read again.",
    cron: "0 6 * * 1",
    timeZone: EASTERN,
    limitSeconds: 300,
    startsAtOnce: true,
  },
  "leave-accrual": {
    title: "Accrual of leave",
    description:
      "Writes what everybody earned, was granted, lost or took in the ledgers of leave, for missed nights too.",
    cron: "20 1 * * *",
    timeZone: EASTERN,
    limitSeconds: 3_600,
  },
  "people-reminders": {
    title: "Reminders about people",
    description:
      "Mails HR what comes up: documents that expire, dates of the company's own fields, anniversaries; each once.",
    cron: "0 7 * * *",
    timeZone: EASTERN,
    limitSeconds: 900,
  },
  "audit-chain": {
    title: "Chain of the audit",
    description: "Chains the new entries of the audit, so that none is changed or taken out unseen.",
    cron: "* * * * *",
    timeZone: "UTC",
    limitSeconds: 300,
  },
  backup: {
    title: "Backup",
    description: "Writes database and stored files to BACKUP_DIR and keeps the newest fourteen.",
    cron: "30 4 * * *",
    timeZone: EASTERN,
    limitSeconds: 3600,
  },
});

export type JobName = keyof typeof DECLARED_JOBS;

export const JOB_NAMES = Object.keys(DECLARED_JOBS) as JobName[];

export const isJobName = (name: string): name is JobName => Object.hasOwn(DECLARED_JOBS, name);
