import type { Command } from "../command";
import { apiCommands } from "./api";
import { auditCommands } from "./audit";
import { completionCommands } from "./completion";
import { couponCommands } from "./coupons";
import { customerAccessCommands } from "./customer-access";
import { customerActCommands } from "./customer-acts";
import { customerCommands } from "./customers";
import { eventCommands } from "./events";
import { hiringCommands } from "./hiring";
import { hiringPeopleCommands } from "./hiring-people";
import { hiringReportCommands } from "./hiring-reports";
import { jobCommands } from "./jobs";
import { keyCommands } from "./keys";
import { organizationCommands } from "./orgs";
import { payCommands } from "./pay";
import { peopleCommands } from "./people";
import { peopleErasureCommands } from "./people-erasure";
import { peopleLeavingCommands } from "./people-leaving";
import { peopleReportCommands } from "./people-reports";
import { peopleTimeOffCommands } from "./people-time-off";
import { questionCommands } from "./questions";
import { researchCommands } from "./research";
import { sessionCommands } from "./session";
import { subscriberCommands } from "./subscribers";
import { updateCommands } from "./updates";
import { webhookCommands } from "./webhooks";

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  ...sessionCommands,
  ...researchCommands,
  ...payCommands,
  ...updateCommands,
  ...customerCommands,
  ...customerAccessCommands,
  ...customerActCommands,
  ...questionCommands,
  ...subscriberCommands,
  ...couponCommands,
  ...jobCommands,
  ...hiringCommands,
  ...hiringPeopleCommands,
  ...hiringReportCommands,
  ...peopleTimeOffCommands,
  ...peopleCommands,
  ...peopleLeavingCommands,
  ...peopleErasureCommands,
  ...peopleReportCommands,
  ...eventCommands,
  ...webhookCommands,
  ...organizationCommands,
  ...auditCommands,
  ...keyCommands,
  ...apiCommands,
  ...completionCommands(() => commands),
];

/** What the first word of two-word commands stands for. */
export const groups: Record<string, string> = {
  profiles: "Profiles of this machine",
  laws: "Read and compare laws",
  cases: "Read cases",
  history: "Own searches",
  pay: "Pay calculator",
  updates: "Changes of law",
  customers: "Customers and their access (administrators)",
  questions: "Questions that people asked (administrators)",
  subscribers: "Readers of law-update mails (administrators)",
  coupons: "Coupons (administrators)",
  jobs: "Scheduled jobs (administrators)",
  hiring: "Jobs, candidates and applications of your organization",
  "people leaving": "Last days: plan, start, step, memo",
  "people report": "Headcount, turnover, leave and the EEO-1 report",
  "people time-off": "Balances, requests and policies of leave",
  people: "Employees, first and last days of your organization",
  events: "What happened in your organization",
  webhooks: "Calls to your systems when something happens",
  orgs: "Organizations, their members and invitations",
  audit: "Who did what to whom (administrators)",
  keys: "API keys",
};
