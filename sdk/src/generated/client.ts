// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { On401 } from "../runtime/options.js";
import type { Transport } from "../runtime/transport.js";
import { Account } from "./resources/account.js";
import { AdminAudit } from "./resources/admin-audit.js";
import { AdminBulk } from "./resources/admin-bulk.js";
import { AdminCases } from "./resources/admin-cases.js";
import { AdminCoupons } from "./resources/admin-coupons.js";
import { AdminCustomers } from "./resources/admin-customers.js";
import { AdminFeedback } from "./resources/admin-feedback.js";
import { AdminJobs } from "./resources/admin-jobs.js";
import { AdminLaws } from "./resources/admin-laws.js";
import { AdminMails } from "./resources/admin-mails.js";
import { AdminPurchases } from "./resources/admin-purchases.js";
import { AdminQuestions } from "./resources/admin-questions.js";
import { AdminRefundRequests } from "./resources/admin-refund-requests.js";
import { AdminRoles } from "./resources/admin-roles.js";
import { AdminSubscribers } from "./resources/admin-subscribers.js";
import { AdminUpdates } from "./resources/admin-updates.js";
import { Alerts } from "./resources/alerts.js";
import { ApiKeys } from "./resources/api-keys.js";
import { AtsActivities } from "./resources/ats-activities.js";
import { AtsAdverseImpact } from "./resources/ats-adverse-impact.js";
import { AtsApplications } from "./resources/ats-applications.js";
import { AtsBackgroundChecks } from "./resources/ats-background-checks.js";
import { AtsCandidates } from "./resources/ats-candidates.js";
import { AtsDuplicates } from "./resources/ats-duplicates.js";
import { AtsFiles } from "./resources/ats-files.js";
import { AtsFindings } from "./resources/ats-findings.js";
import { AtsInterviews } from "./resources/ats-interviews.js";
import { AtsJobs } from "./resources/ats-jobs.js";
import { AtsMerges } from "./resources/ats-merges.js";
import { AtsNewHireNotices } from "./resources/ats-new-hire-notices.js";
import { AtsOffers } from "./resources/ats-offers.js";
import { AtsReferrals } from "./resources/ats-referrals.js";
import { AtsReportSchedules } from "./resources/ats-report-schedules.js";
import { AtsReports } from "./resources/ats-reports.js";
import { AtsScreeningLog } from "./resources/ats-screening-log.js";
import { AtsStageTemplates } from "./resources/ats-stage-templates.js";
import { AtsTeam } from "./resources/ats-team.js";
import { AtsTemplates } from "./resources/ats-templates.js";
import { Billing } from "./resources/billing.js";
import { Cases } from "./resources/cases.js";
import { Concerns } from "./resources/concerns.js";
import { DryRun } from "./resources/dry-run.js";
import { Events } from "./resources/events.js";
import { Exports } from "./resources/exports.js";
import { Facts } from "./resources/facts.js";
import { Feedback } from "./resources/feedback.js";
import { Geo } from "./resources/geo.js";
import { History } from "./resources/history.js";
import { Laws } from "./resources/laws.js";
import { Organizations } from "./resources/organizations.js";
import { Pay } from "./resources/pay.js";
import { People } from "./resources/people.js";
import { TestData } from "./resources/test-data.js";
import { TestPayments } from "./resources/test-payments.js";
import { Updates } from "./resources/updates.js";
import { Webhooks } from "./resources/webhooks.js";

/** Every resource of the API over one transport. */
export class Resources<O extends On401 = "throw"> {
  readonly account: Account<O>;
  readonly alerts: Alerts<O>;
  readonly apiKeys: ApiKeys<O>;
  readonly billing: Billing<O>;
  readonly cases: Cases<O>;
  readonly concerns: Concerns<O>;
  readonly dryRun: DryRun<O>;
  readonly events: Events<O>;
  readonly exports: Exports<O>;
  readonly facts: Facts<O>;
  readonly feedback: Feedback<O>;
  readonly geo: Geo<O>;
  readonly history: History<O>;
  readonly laws: Laws<O>;
  readonly organizations: Organizations<O>;
  readonly pay: Pay<O>;
  readonly people: People<O>;
  readonly testData: TestData<O>;
  readonly testPayments: TestPayments<O>;
  readonly updates: Updates<O>;
  readonly webhooks: Webhooks<O>;
  readonly admin: {
    readonly audit: AdminAudit<O>;
    readonly bulk: AdminBulk<O>;
    readonly cases: AdminCases<O>;
    readonly coupons: AdminCoupons<O>;
    readonly customers: AdminCustomers<O>;
    readonly feedback: AdminFeedback<O>;
    readonly jobs: AdminJobs<O>;
    readonly laws: AdminLaws<O>;
    readonly mails: AdminMails<O>;
    readonly purchases: AdminPurchases<O>;
    readonly questions: AdminQuestions<O>;
    readonly refundRequests: AdminRefundRequests<O>;
    readonly roles: AdminRoles<O>;
    readonly subscribers: AdminSubscribers<O>;
    readonly updates: AdminUpdates<O>;
  };
  readonly ats: {
    readonly activities: AtsActivities<O>;
    readonly adverseImpact: AtsAdverseImpact<O>;
    readonly applications: AtsApplications<O>;
    readonly backgroundChecks: AtsBackgroundChecks<O>;
    readonly candidates: AtsCandidates<O>;
    readonly duplicates: AtsDuplicates<O>;
    readonly files: AtsFiles<O>;
    readonly findings: AtsFindings<O>;
    readonly interviews: AtsInterviews<O>;
    readonly jobs: AtsJobs<O>;
    readonly merges: AtsMerges<O>;
    readonly newHireNotices: AtsNewHireNotices<O>;
    readonly offers: AtsOffers<O>;
    readonly referrals: AtsReferrals<O>;
    readonly reportSchedules: AtsReportSchedules<O>;
    readonly reports: AtsReports<O>;
    readonly screeningLog: AtsScreeningLog<O>;
    readonly stageTemplates: AtsStageTemplates<O>;
    readonly team: AtsTeam<O>;
    readonly templates: AtsTemplates<O>;
  };

  constructor(readonly transport: Transport) {
    this.account = new Account(transport);
    this.alerts = new Alerts(transport);
    this.apiKeys = new ApiKeys(transport);
    this.billing = new Billing(transport);
    this.cases = new Cases(transport);
    this.concerns = new Concerns(transport);
    this.dryRun = new DryRun(transport);
    this.events = new Events(transport);
    this.exports = new Exports(transport);
    this.facts = new Facts(transport);
    this.feedback = new Feedback(transport);
    this.geo = new Geo(transport);
    this.history = new History(transport);
    this.laws = new Laws(transport);
    this.organizations = new Organizations(transport);
    this.pay = new Pay(transport);
    this.people = new People(transport);
    this.testData = new TestData(transport);
    this.testPayments = new TestPayments(transport);
    this.updates = new Updates(transport);
    this.webhooks = new Webhooks(transport);
    this.admin = {
      audit: new AdminAudit(transport),
      bulk: new AdminBulk(transport),
      cases: new AdminCases(transport),
      coupons: new AdminCoupons(transport),
      customers: new AdminCustomers(transport),
      feedback: new AdminFeedback(transport),
      jobs: new AdminJobs(transport),
      laws: new AdminLaws(transport),
      mails: new AdminMails(transport),
      purchases: new AdminPurchases(transport),
      questions: new AdminQuestions(transport),
      refundRequests: new AdminRefundRequests(transport),
      roles: new AdminRoles(transport),
      subscribers: new AdminSubscribers(transport),
      updates: new AdminUpdates(transport),
    };
    this.ats = {
      activities: new AtsActivities(transport),
      adverseImpact: new AtsAdverseImpact(transport),
      applications: new AtsApplications(transport),
      backgroundChecks: new AtsBackgroundChecks(transport),
      candidates: new AtsCandidates(transport),
      duplicates: new AtsDuplicates(transport),
      files: new AtsFiles(transport),
      findings: new AtsFindings(transport),
      interviews: new AtsInterviews(transport),
      jobs: new AtsJobs(transport),
      merges: new AtsMerges(transport),
      newHireNotices: new AtsNewHireNotices(transport),
      offers: new AtsOffers(transport),
      referrals: new AtsReferrals(transport),
      reportSchedules: new AtsReportSchedules(transport),
      reports: new AtsReports(transport),
      screeningLog: new AtsScreeningLog(transport),
      stageTemplates: new AtsStageTemplates(transport),
      team: new AtsTeam(transport),
      templates: new AtsTemplates(transport),
    };
  }
}

export * from "./resources/account.js";
export * from "./resources/admin-audit.js";
export * from "./resources/admin-bulk.js";
export * from "./resources/admin-cases.js";
export * from "./resources/admin-coupons.js";
export * from "./resources/admin-customers.js";
export * from "./resources/admin-feedback.js";
export * from "./resources/admin-jobs.js";
export * from "./resources/admin-laws.js";
export * from "./resources/admin-mails.js";
export * from "./resources/admin-purchases.js";
export * from "./resources/admin-questions.js";
export * from "./resources/admin-refund-requests.js";
export * from "./resources/admin-roles.js";
export * from "./resources/admin-subscribers.js";
export * from "./resources/admin-updates.js";
export * from "./resources/alerts.js";
export * from "./resources/api-keys.js";
export * from "./resources/ats-activities.js";
export * from "./resources/ats-adverse-impact.js";
export * from "./resources/ats-applications.js";
export * from "./resources/ats-background-checks.js";
export * from "./resources/ats-candidates.js";
export * from "./resources/ats-duplicates.js";
export * from "./resources/ats-files.js";
export * from "./resources/ats-findings.js";
export * from "./resources/ats-interviews.js";
export * from "./resources/ats-jobs.js";
export * from "./resources/ats-merges.js";
export * from "./resources/ats-new-hire-notices.js";
export * from "./resources/ats-offers.js";
export * from "./resources/ats-referrals.js";
export * from "./resources/ats-report-schedules.js";
export * from "./resources/ats-reports.js";
export * from "./resources/ats-screening-log.js";
export * from "./resources/ats-stage-templates.js";
export * from "./resources/ats-team.js";
export * from "./resources/ats-templates.js";
export * from "./resources/billing.js";
export * from "./resources/cases.js";
export * from "./resources/concerns.js";
export * from "./resources/dry-run.js";
export * from "./resources/events.js";
export * from "./resources/exports.js";
export * from "./resources/facts.js";
export * from "./resources/feedback.js";
export * from "./resources/geo.js";
export * from "./resources/history.js";
export * from "./resources/laws.js";
export * from "./resources/organizations.js";
export * from "./resources/pay.js";
export * from "./resources/people.js";
export * from "./resources/test-data.js";
export * from "./resources/test-payments.js";
export * from "./resources/updates.js";
export * from "./resources/webhooks.js";
