// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { FileDownload } from "../../runtime/file-download.js";
import type { Answer, Body, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListEmployeesQuery = Query<"listEmployees">;
export type ListEmployeesItem = Item<"listEmployees">;
export type AddEmployeeBody = Body<"addEmployee">;
export type AddEmployeeAnswer = Answer<"addEmployee">;
export type GetEmployeeQuery = Query<"getEmployee">;
export type GetEmployeeAnswer = Answer<"getEmployee">;
export type UpdateEmployeeBody = Body<"updateEmployee">;
export type UpdateEmployeeAnswer = Answer<"updateEmployee">;
export type ChangeEmploymentBody = Body<"changeEmployment">;
export type ChangeEmploymentAnswer = Answer<"changeEmployment">;
export type WithdrawEmploymentChangeAnswer = Answer<"withdrawEmploymentChange">;
export type ListHiresAnswer = Answer<"listHires">;
export type HireFromOfferBody = Body<"hireFromOffer">;
export type HireFromOfferAnswer = Answer<"hireFromOffer">;
export type BeginEmploymentBody = Body<"beginEmployment">;
export type BeginEmploymentAnswer = Answer<"beginEmployment">;
export type MoveFirstDayBody = Body<"moveFirstDay">;
export type MoveFirstDayAnswer = Answer<"moveFirstDay">;
export type CloseHireBody = Body<"closeHire">;
export type CloseHireAnswer = Answer<"closeHire">;
export type ListLeavingsQuery = Query<"listLeavings">;
export type ListLeavingsAnswer = Answer<"listLeavings">;
export type PreviewLeavingQuery = Query<"previewLeaving">;
export type PreviewLeavingAnswer = Answer<"previewLeaving">;
export type GetLeavingAnswer = Answer<"getLeaving">;
export type PlanLeavingBody = Body<"planLeaving">;
export type PlanLeavingAnswer = Answer<"planLeaving">;
export type StepLeavingBody = Body<"stepLeaving">;
export type StepLeavingAnswer = Answer<"stepLeaving">;
export type InviteEmployeesAnswer = Answer<"inviteEmployees">;
export type InviteEmployeeBody = Body<"inviteEmployee">;
export type InviteEmployeeAnswer = Answer<"inviteEmployee">;
export type ListEmployeeDocumentsQuery = Query<"listEmployeeDocuments">;
export type ListEmployeeDocumentsAnswer = Answer<"listEmployeeDocuments">;
export type AddEmployeeDocumentBody = Body<"addEmployeeDocument">;
export type AddEmployeeDocumentAnswer = Answer<"addEmployeeDocument">;
export type ChangeEmployeeDocumentBody = Body<"changeEmployeeDocument">;
export type RemoveEmployeeDocumentBody = Body<"removeEmployeeDocument">;
export type ListEmployeeFieldsAnswer = Answer<"listEmployeeFields">;
export type AddEmployeeFieldBody = Body<"addEmployeeField">;
export type AddEmployeeFieldAnswer = Answer<"addEmployeeField">;
export type ChangeEmployeeFieldBody = Body<"changeEmployeeField">;
export type ListPeopleImportsAnswer = Answer<"listPeopleImports">;
export type ImportEmployeesBody = Body<"importEmployees">;
export type ImportEmployeesAnswer = Answer<"importEmployees">;
export type UndoPeopleImportAnswer = Answer<"undoPeopleImport">;
export type ListPeoplePoliciesAnswer = Answer<"listPeoplePolicies">;
export type AddPeoplePolicyBody = Body<"addPeoplePolicy">;
export type AddPeoplePolicyAnswer = Answer<"addPeoplePolicy">;
export type GetPeoplePolicyAnswer = Answer<"getPeoplePolicy">;
export type RewordPeoplePolicyBody = Body<"rewordPeoplePolicy">;
export type RewordPeoplePolicyAnswer = Answer<"rewordPeoplePolicy">;
export type SendPeoplePolicyBody = Body<"sendPeoplePolicy">;
export type SendPeoplePolicyAnswer = Answer<"sendPeoplePolicy">;
export type RemindPeoplePolicyAnswer = Answer<"remindPeoplePolicy">;
export type ListOwnPoliciesAnswer = Answer<"listOwnPolicies">;
export type ReadOwnPolicyAnswer = Answer<"readOwnPolicy">;
export type AnswerOwnPolicyBody = Body<"answerOwnPolicy">;
export type ReportHeadcountQuery = Query<"reportHeadcount">;
export type ReportHeadcountAnswer = Answer<"reportHeadcount">;
export type ReportTurnoverQuery = Query<"reportTurnover">;
export type ReportTurnoverAnswer = Answer<"reportTurnover">;
export type ReportLeaveLiabilityQuery = Query<"reportLeaveLiability">;
export type ReportLeaveLiabilityAnswer = Answer<"reportLeaveLiability">;
export type ReportEeo1Query = Query<"reportEeo1">;
export type ReportEeo1Answer = Answer<"reportEeo1">;
export type PreviewEeo1Query = Query<"previewEeo1">;
export type PreviewEeo1Answer = Answer<"previewEeo1">;
export type TakeEeo1SnapshotBody = Body<"takeEeo1Snapshot">;
export type TakeEeo1SnapshotAnswer = Answer<"takeEeo1Snapshot">;
export type SetEeo1CategoriesBody = Body<"setEeo1Categories">;
export type GetOwnSelfIdentificationAnswer = Answer<"getOwnSelfIdentification">;
export type IdentifyOneselfBody = Body<"identifyOneself">;
export type GetSelfIdentificationAnswer = Answer<"getSelfIdentification">;
export type RecordSelfIdentificationBody = Body<"recordSelfIdentification">;
export type PreviewEmployeeErasureAnswer = Answer<"previewEmployeeErasure">;
export type EraseEmployeeAnswer = Answer<"eraseEmployee">;
export type HoldEmployeeBody = Body<"holdEmployee">;
export type GetPeopleSettingsAnswer = Answer<"getPeopleSettings">;
export type ChangePeopleSettingsBody = Body<"changePeopleSettings">;
export type ChangePeopleSettingsAnswer = Answer<"changePeopleSettings">;
export type ListDepartmentsAnswer = Answer<"listDepartments">;
export type AddDepartmentBody = Body<"addDepartment">;
export type AddDepartmentAnswer = Answer<"addDepartment">;
export type UpdateDepartmentBody = Body<"updateDepartment">;
export type UpdateDepartmentAnswer = Answer<"updateDepartment">;
export type MergeDepartmentBody = Body<"mergeDepartment">;
export type ListPlacesAnswer = Answer<"listPlaces">;
export type AddPlaceBody = Body<"addPlace">;
export type AddPlaceAnswer = Answer<"addPlace">;
export type UpdatePlaceBody = Body<"updatePlace">;
export type UpdatePlaceAnswer = Answer<"updatePlace">;
export type MergePlaceBody = Body<"mergePlace">;
export type ListPeopleTasksQuery = Query<"listPeopleTasks">;
export type ListPeopleTasksAnswer = Answer<"listPeopleTasks">;
export type StepPeopleTaskBody = Body<"stepPeopleTask">;
export type ListTimeOffPoliciesAnswer = Answer<"listTimeOffPolicies">;
export type AddTimeOffPolicyBody = Body<"addTimeOffPolicy">;
export type AddTimeOffPolicyAnswer = Answer<"addTimeOffPolicy">;
export type UpdateTimeOffPolicyBody = Body<"updateTimeOffPolicy">;
export type UpdateTimeOffPolicyAnswer = Answer<"updateTimeOffPolicy">;
export type PreviewTimeOffPolicyBody = Body<"previewTimeOffPolicy">;
export type PreviewTimeOffPolicyAnswer = Answer<"previewTimeOffPolicy">;
export type ReadTimeOffBalancesQuery = Query<"readTimeOffBalances">;
export type ReadTimeOffBalancesAnswer = Answer<"readTimeOffBalances">;
export type ListTimeOffLedgerQuery = Query<"listTimeOffLedger">;
export type ListTimeOffLedgerItem = Item<"listTimeOffLedger">;
export type AddTimeOffEntryBody = Body<"addTimeOffEntry">;
export type AddTimeOffEntryAnswer = Answer<"addTimeOffEntry">;
export type ListCompanyHolidaysQuery = Query<"listCompanyHolidays">;
export type ListCompanyHolidaysAnswer = Answer<"listCompanyHolidays">;
export type AddCompanyHolidayBody = Body<"addCompanyHoliday">;
export type AddCompanyHolidayAnswer = Answer<"addCompanyHoliday">;
export type ComparePoliciesWithLawAnswer = Answer<"comparePoliciesWithLaw">;
export type ListTimeOffRequestsQuery = Query<"listTimeOffRequests">;
export type ListTimeOffRequestsItem = Item<"listTimeOffRequests">;
export type RequestTimeOffBody = Body<"requestTimeOff">;
export type RequestTimeOffAnswer = Answer<"requestTimeOff">;
export type GetTimeOffRequestAnswer = Answer<"getTimeOffRequest">;
export type StepTimeOffRequestBody = Body<"stepTimeOffRequest">;
export type StepTimeOffRequestAnswer = Answer<"stepTimeOffRequest">;
export type WhoIsOutQuery = Query<"whoIsOut">;
export type WhoIsOutAnswer = Answer<"whoIsOut">;

/** `client.people` */
export class People<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * The directory by last name, with everybody's work as of a day. `GET /api/people/employees`
   * Scope of an API key: `people:read`.
   */
  listEmployees(query: ListEmployeesQuery = {}, options: RequestOptions = {}): PagePromise<ListEmployeesItem, O> {
    return this.transport.page({ verb: "GET", path: "/api/people/employees", query }, options);
  }

  /**
   * Add an employee, with the tasks of the first day. `POST /api/people/employees`
   * Pay below the minimum wage or the exempt salary floor of the place is refused with 422 `law_check` until `acceptFindings` is sent, with a `note` that says why.
   * Scope of an API key: `people:write`.
   */
  addEmployee(body: AddEmployeeBody, options: RequestOptions = {}): ApiPromise<Or401<AddEmployeeAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/people/employees", body, idempotent: true }, options);
  }

  /**
   * One employee as of a day, with what you may see. `GET /api/people/employees/{id}`
   * Scope of an API key: `people:read`.
   */
  getEmployee(
    id: string | number,
    query: GetEmployeeQuery = {},
    options: RequestOptions = {},
  ): ApiPromise<Or401<GetEmployeeAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/people/employees/${id}`, query }, options);
  }

  /**
   * Change who somebody is and how they are reached; people themselves only how they are reached. `PUT /api/people/employees/{id}`
   * Scope of an API key: `people:write`.
   */
  updateEmployee(
    id: string | number,
    body: UpdateEmployeeBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<UpdateEmployeeAnswer, O>> {
    return this.transport.send(
      { verb: "PUT", path: path`/api/people/employees/${id}`, body, idempotent: true },
      options,
    );
  }

  /**
   * Remove a draft of which nothing becomes; whoever was an employee for a day is kept. `DELETE /api/people/employees/{id}`
   * Scope of an API key: `people:write`.
   */
  removeDraftEmployee(id: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send({ verb: "DELETE", path: path`/api/people/employees/${id}`, idempotent: true }, options);
  }

  /**
   * Change work or pay from a day on, past, present or to come. `POST /api/people/employees/{id}/changes`
   * What was decided for later days stays. `preview: true` answers and writes nothing. Nobody changes their own; manager circles are refused.
   * Scope of an API key: `people:write`.
   */
  changeEmployment(
    id: string | number,
    body: ChangeEmploymentBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ChangeEmploymentAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/people/employees/${id}/changes`, body, idempotent: true },
      options,
    );
  }

  /**
   * Withdraw what was decided for a day to come. `DELETE /api/people/employees/{id}/changes/{effectiveOn}`
   * What holds before that day goes on. A change that has begun is answered 409; set it right with another.
   * Scope of an API key: `people:write`.
   */
  withdrawEmploymentChange(
    id: string | number,
    effectiveOn: string | number,
    options: RequestOptions = {},
  ): ApiPromise<Or401<WithdrawEmploymentChangeAnswer, O>> {
    return this.transport.send(
      { verb: "DELETE", path: path`/api/people/employees/${id}/changes/${effectiveOn}`, idempotent: true },
      options,
    );
  }

  /**
   * Accepted offers of which no employee has been made yet, the earliest first day first (HR). `GET /api/people/hires`
   * Scope of an API key: `people:read`.
   */
  listHires(options: RequestOptions = {}): ApiPromise<Or401<ListHiresAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/people/hires" }, options);
  }

  /**
   * Make an employee of an accepted offer, with the tasks of the first day. `POST /api/people/hires`
   * Manager, place, pay and classification come from the offer and its job; what you send instead holds. Somebody who left gets a new employment on their own record. Done once for an offer: asked again it answers 200 with the employee. Pay below the law of the place is refused with 422 `law_check` until `acceptFindings` is sent.
   * Scope of an API key: `people:write`.
   */
  hireFromOffer(body: HireFromOfferBody, options: RequestOptions = {}): ApiPromise<Or401<HireFromOfferAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/people/hires", body, idempotent: true }, options);
  }

  /**
   * Begin an employment on a record that is there: of who left and comes back, or of a draft without an offer. `POST /api/people/employees/{id}/employments`
   * A draft whose accepted offer waits is answered 409 `offer_waits`: use hireFromOffer for it.
   * Scope of an API key: `people:write`.
   */
  beginEmployment(
    id: string | number,
    body: BeginEmploymentBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<BeginEmploymentAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/people/employees/${id}/employments`, body, idempotent: true },
      options,
    );
  }

  /**
   * Move a first day, or set a mistaken one right; the open tasks and the leave move with it. `POST /api/people/employees/{id}/first-day`
   * A first day more than 14 days ago is changed with a `reason`.
   * Scope of an API key: `people:write`.
   */
  moveFirstDay(
    id: string | number,
    body: MoveFirstDayBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<MoveFirstDayAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/people/employees/${id}/first-day`, body, idempotent: true },
      options,
    );
  }

  /**
   * Close an employment that never began: a no-show, or a hire that is taken back; nothing is deleted. `POST /api/people/employees/{id}/no-show`
   * Scope of an API key: `people:write`.
   */
  closeHire(
    id: string | number,
    body: CloseHireBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<CloseHireAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/people/employees/${id}/no-show`, body, idempotent: true },
      options,
    );
  }

  /**
   * Who leaves, the earliest last day first (HR and payroll). `GET /api/people/leavings`
   * Scope of an API key: `people:read`.
   */
  listLeavings(query: ListLeavingsQuery = {}, options: RequestOptions = {}): ApiPromise<Or401<ListLeavingsAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/people/leavings", query }, options);
  }

  /**
   * What a last day would ask for, before anybody decides: pay, leave, notices, mass layoffs, warnings. `GET /api/people/employees/{id}/leaving/plan`
   * Writes nothing. The day of the final pay is computed where the law of the place carries it as a figure; elsewhere its words stand.
   * Scope of an API key: `people:read`.
   */
  previewLeaving(
    id: string | number,
    query: PreviewLeavingQuery,
    options: RequestOptions = {},
  ): ApiPromise<Or401<PreviewLeavingAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/people/employees/${id}/leaving/plan`, query }, options);
  }

  /**
   * Somebody's last day as it was decided, with its plan. `GET /api/people/employees/{id}/leaving`
   * Scope of an API key: `people:read`.
   */
  getLeaving(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetLeavingAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/people/employees/${id}/leaving` }, options);
  }

  /**
   * Plan somebody's last day; with `begin` the tasks are made at once. `POST /api/people/employees/{id}/leaving`
   * A plan with reasons to look twice (recent protected leave, a mass layoff) is refused with 422 `look_twice` until `acceptWarnings` is sent. Nobody plans their own.
   * Scope of an API key: `people:write`.
   */
  planLeaving(
    id: string | number,
    body: PlanLeavingBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<PlanLeavingAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/people/employees/${id}/leaving`, body, idempotent: true },
      options,
    );
  }

  /**
   * Begin, complete or cancel a last day, or move it. `PUT /api/people/employees/{id}/leaving`
   * planned → in_progress → complete, or cancelled with a reason while they still work here (a resignation taken back). The day moves with its tasks, and not any more once the final pay is done.
   * Scope of an API key: `people:write`.
   */
  stepLeaving(
    id: string | number,
    body: StepLeavingBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<StepLeavingAnswer, O>> {
    return this.transport.send(
      { verb: "PUT", path: path`/api/people/employees/${id}/leaving`, body, idempotent: true },
      options,
    );
  }

  /**
   * The memo of the decision with its sources, as PDF. `GET /api/people/employees/{id}/leaving/memo`
   * Scope of an API key: `people:read`.
   */
  leavingMemo(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<FileDownload, O>> {
    return this.transport.download({ verb: "GET", path: path`/api/people/employees/${id}/leaving/memo` }, options);
  }

  /**
   * Invite everybody who cannot sign in yet to their own record, by their work e-mail. `POST /api/people/invitations`
   * At most 200 at once; `left` says how many wait for the next call.
   * Scope of an API key: `people:write`.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  inviteEmployees(options: RequestOptions = {}): ApiPromise<Or401<InviteEmployeesAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/people/invitations", idempotent: true }, options);
  }

  /**
   * Mail somebody the link that opens their own record to them. `POST /api/people/employees/{id}/invitation`
   * Whoever has the link and an account of the mailed address connects it. A newer link replaces the older one.
   * Scope of an API key: `people:write`.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  inviteEmployee(
    id: string | number,
    body: InviteEmployeeBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<InviteEmployeeAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/people/employees/${id}/invitation`, body, idempotent: true },
      options,
    );
  }

  /**
   * Take back an invitation that nobody has answered. `DELETE /api/people/employees/{id}/invitation`
   * Scope of an API key: `people:write`.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  withdrawEmployeeInvitation(id: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send(
      { verb: "DELETE", path: path`/api/people/employees/${id}/invitation`, idempotent: true },
      options,
    );
  }

  /**
   * Disconnect the account of a record: the person no longer sees it. `DELETE /api/people/employees/{id}/account`
   * Scope of an API key: `people:write`.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  disconnectEmployeeAccount(id: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send(
      { verb: "DELETE", path: path`/api/people/employees/${id}/account`, idempotent: true },
      options,
    );
  }

  /**
   * The documents of employees that you may see, the newest first; with expiresUntil those that run out first. `GET /api/people/documents`
   * HR sees all, payroll those of pay and tax, people their own that are shown to them.
   * Scope of an API key: `people:read`.
   */
  listDocuments(
    query: ListEmployeeDocumentsQuery = {},
    options: RequestOptions = {},
  ): ApiPromise<Or401<ListEmployeeDocumentsAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/people/documents", query }, options);
  }

  /**
   * Put a document into an employee's file. `POST /api/people/employees/{id}/documents`
   * A form with the `file` of at most 10 MB (PDF, Word, text or picture). People add some kinds to their own file. `replaces` names the document that it takes the place of, which stays.
   * Scope of an API key: `people:write`.
   */
  addDocument(
    id: string | number,
    body: AddEmployeeDocumentBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<AddEmployeeDocumentAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/people/employees/${id}/documents`, body, encoding: "form", idempotent: true },
      options,
    );
  }

  /**
   * The file of a document; that somebody looked at medical papers or a Form I-9 is written down. `GET /api/people/documents/{id}/file`
   * Scope of an API key: `people:read`.
   */
  downloadDocument(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<FileDownload, O>> {
    return this.transport.download({ verb: "GET", path: path`/api/people/documents/${id}/file` }, options);
  }

  /**
   * Change what a document is, when it runs out, or whether the person sees it. `PUT /api/people/documents/{id}`
   * Scope of an API key: `people:write`.
   */
  changeDocument(
    id: string | number,
    body: ChangeEmployeeDocumentBody,
    options: RequestOptions = {},
  ): ApiPromise<void> {
    return this.transport.send(
      { verb: "PUT", path: path`/api/people/documents/${id}`, body, idempotent: true },
      options,
    );
  }

  /**
   * Remove a document and its file. `POST /api/people/documents/{id}/removal`
   * What the law has kept is answered 409 `kept_by_law`, with the rule, unless it is said to be the wrong file (`isMistake`).
   * Scope of an API key: `people:write`.
   */
  removeDocument(
    id: string | number,
    body: RemoveEmployeeDocumentBody,
    options: RequestOptions = {},
  ): ApiPromise<void> {
    return this.transport.send(
      { verb: "POST", path: path`/api/people/documents/${id}/removal`, body, idempotent: true },
      options,
    );
  }

  /**
   * The company's own fields of employees, in their order. `GET /api/people/fields`
   * Scope of an API key: `people:read`.
   */
  listFields(options: RequestOptions = {}): ApiPromise<Or401<ListEmployeeFieldsAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/people/fields" }, options);
  }

  /**
   * Add a field of the company's own to all employees. `POST /api/people/fields`
   * Scope of an API key: `people:write`.
   */
  addField(body: AddEmployeeFieldBody, options: RequestOptions = {}): ApiPromise<Or401<AddEmployeeFieldAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/people/fields", body, idempotent: true }, options);
  }

  /**
   * Change the name, the choices or the audience of a field; its kind stays. `PUT /api/people/fields/{key}`
   * Scope of an API key: `people:write`.
   */
  changeField(key: string | number, body: ChangeEmployeeFieldBody, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send({ verb: "PUT", path: path`/api/people/fields/${key}`, body, idempotent: true }, options);
  }

  /**
   * Retire a field; its values stay in the records, unseen. `DELETE /api/people/fields/{key}`
   * Scope of an API key: `people:write`.
   */
  retireField(key: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send({ verb: "DELETE", path: path`/api/people/fields/${key}`, idempotent: true }, options);
  }

  /**
   * The imports of employees, the newest first. `GET /api/people/imports`
   * Scope of an API key: `people:read`.
   */
  listImports(options: RequestOptions = {}): ApiPromise<Or401<ListPeopleImportsAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/people/imports" }, options);
  }

  /**
   * Bring employees in from a CSV, or, as a dry run, only say what would become of each row. `POST /api/people/imports`
   * At most 1,000 rows. A row that is wrong stops no other. Managers are found by e-mail, number or name, here and in the file. `dryRun` is true unless you send false.
   * Scope of an API key: `people:write`.
   */
  importEmployees(
    body: ImportEmployeesBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ImportEmployeesAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/people/imports", body, idempotent: true }, options);
  }

  /**
   * Take an import back; whoever has a history since then stays, and it is said why. `DELETE /api/people/imports/{id}`
   * Scope of an API key: `people:write`.
   */
  undoImport(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<UndoPeopleImportAnswer, O>> {
    return this.transport.send({ verb: "DELETE", path: path`/api/people/imports/${id}`, idempotent: true }, options);
  }

  /**
   * The company's policies, each with how many have answered its newest wording. `GET /api/people/policies`
   * Scope of an API key: `people:read`.
   */
  listPolicies(options: RequestOptions = {}): ApiPromise<Or401<ListPeoplePoliciesAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/people/policies" }, options);
  }

  /**
   * Write a policy; nobody is asked before it is sent. `POST /api/people/policies`
   * Scope of an API key: `people:write`.
   */
  addPolicy(body: AddPeoplePolicyBody, options: RequestOptions = {}): ApiPromise<Or401<AddPeoplePolicyAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/people/policies", body, idempotent: true }, options);
  }

  /**
   * A policy with its wordings, and who has answered the newest and who has not. `GET /api/people/policies/{id}`
   * Scope of an API key: `people:read`.
   */
  getPolicy(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetPeoplePolicyAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/people/policies/${id}` }, options);
  }

  /**
   * Give a policy another wording; one that was sent stays as it was, and is followed by the next version. `PUT /api/people/policies/{id}`
   * Scope of an API key: `people:write`.
   */
  rewordPolicy(
    id: string | number,
    body: RewordPeoplePolicyBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<RewordPeoplePolicyAnswer, O>> {
    return this.transport.send(
      { verb: "PUT", path: path`/api/people/policies/${id}`, body, idempotent: true },
      options,
    );
  }

  /**
   * Retire a policy; what was acknowledged stays. `DELETE /api/people/policies/{id}`
   * Scope of an API key: `people:write`.
   */
  retirePolicy(id: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send({ verb: "DELETE", path: path`/api/people/policies/${id}`, idempotent: true }, options);
  }

  /**
   * Ask everybody who has not been asked to read the newest wording. `POST /api/people/policies/{id}/send`
   * Scope of an API key: `people:write`.
   */
  sendPolicy(
    id: string | number,
    body: SendPeoplePolicyBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<SendPeoplePolicyAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/people/policies/${id}/send`, body, idempotent: true },
      options,
    );
  }

  /**
   * Mail those who have not answered, once a day at most. `POST /api/people/policies/{id}/remind`
   * Scope of an API key: `people:write`.
   */
  remindPolicy(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<RemindPeoplePolicyAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/people/policies/${id}/remind`, idempotent: true },
      options,
    );
  }

  /**
   * The policies that you are asked to read, what waits first. `GET /api/people/own-policies`
   * Scope of an API key: `people:read`.
   */
  listOwnPolicies(options: RequestOptions = {}): ApiPromise<Or401<ListOwnPoliciesAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/people/own-policies" }, options);
  }

  /**
   * One of them with its wording; that you opened it is noted. `GET /api/people/own-policies/{id}`
   * Scope of an API key: `people:read`.
   */
  readOwnPolicy(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<ReadOwnPolicyAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/people/own-policies/${id}` }, options);
  }

  /**
   * Acknowledge a policy, or decline it with the reason. `POST /api/people/own-policies/{id}/answer`
   * Scope of an API key: `people:write`.
   */
  answerPolicy(id: string | number, body: AnswerOwnPolicyBody, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send(
      { verb: "POST", path: path`/api/people/own-policies/${id}/answer`, body, idempotent: true },
      options,
    );
  }

  /**
   * How many worked here on a day, by department, place and employment, and over the year before. `GET /api/people/reports/headcount`
   * Scope of an API key: `people:read`.
   */
  reportHeadcount(
    query: ReportHeadcountQuery = {},
    options: RequestOptions = {},
  ): ApiPromise<Or401<ReportHeadcountAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/people/reports/headcount", query }, options);
  }

  /**
   * Who left within the twelve months before a day, of how many. `GET /api/people/reports/turnover`
   * Scope of an API key: `people:read`.
   */
  reportTurnover(
    query: ReportTurnoverQuery = {},
    options: RequestOptions = {},
  ): ApiPromise<Or401<ReportTurnoverAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/people/reports/turnover", query }, options);
  }

  /**
   * What unused leave would cost if everybody left on a day. `GET /api/people/reports/leave-liability`
   * Scope of an API key: `people:read`.
   */
  reportLeaveLiability(
    query: ReportLeaveLiabilityQuery = {},
    options: RequestOptions = {},
  ): ApiPromise<Or401<ReportLeaveLiabilityAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/people/reports/leave-liability", query }, options);
  }

  /**
   * The EEO-1 report of a year as HR took it: job category by race or ethnicity and sex. `GET /api/people/reports/eeo-1`
   * Scope of an API key: `people:read`.
   */
  reportEeo1(query: ReportEeo1Query = {}, options: RequestOptions = {}): ApiPromise<Or401<ReportEeo1Answer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/people/reports/eeo-1", query }, options);
  }

  /**
   * The figures of a day of the snapshot period as they are now, and what is missing in them. `GET /api/people/reports/eeo-1/preview`
   * Scope of an API key: `people:read`.
   */
  previewEeo1(query: PreviewEeo1Query = {}, options: RequestOptions = {}): ApiPromise<Or401<PreviewEeo1Answer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/people/reports/eeo-1/preview", query }, options);
  }

  /**
   * Keep the figures of a day between October 1 and December 31 as the report of its year. `POST /api/people/reports/eeo-1/snapshots`
   * Scope of an API key: `people:write`.
   */
  takeEeo1Snapshot(
    body: TakeEeo1SnapshotBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<TakeEeo1SnapshotAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: "/api/people/reports/eeo-1/snapshots", body, idempotent: true },
      options,
    );
  }

  /**
   * Set the job categories of titles. `PUT /api/people/reports/eeo-1/categories`
   * Scope of an API key: `people:write`.
   */
  setEeo1Categories(body: SetEeo1CategoriesBody, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send(
      { verb: "PUT", path: "/api/people/reports/eeo-1/categories", body, idempotent: true },
      options,
    );
  }

  /**
   * What you said of your sex and of your race or ethnicity. `GET /api/people/self-identification`
   * Scope of an API key: `people:read`.
   */
  getOwnSelfIdentification(options: RequestOptions = {}): ApiPromise<Or401<GetOwnSelfIdentificationAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/people/self-identification" }, options);
  }

  /**
   * Say it, or leave it out: both are voluntary, and no answer has no effect. `PUT /api/people/self-identification`
   * Scope of an API key: `people:write`.
   */
  identifyOneself(body: IdentifyOneselfBody, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send(
      { verb: "PUT", path: "/api/people/self-identification", body, idempotent: true },
      options,
    );
  }

  /**
   * What one employee said, for HR; each look is written down. `GET /api/people/employees/{id}/self-identification`
   * Scope of an API key: `people:read`.
   */
  getSelfIdentification(
    id: string | number,
    options: RequestOptions = {},
  ): ApiPromise<Or401<GetSelfIdentificationAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/people/employees/${id}/self-identification` }, options);
  }

  /**
   * Record it from employment records or by observation, where the employee did not answer. `PUT /api/people/employees/{id}/self-identification`
   * Scope of an API key: `people:write`.
   */
  recordSelfIdentification(
    id: string | number,
    body: RecordSelfIdentificationBody,
    options: RequestOptions = {},
  ): ApiPromise<void> {
    return this.transport.send(
      { verb: "PUT", path: path`/api/people/employees/${id}/self-identification`, body, idempotent: true },
      options,
    );
  }

  /**
   * What erasing a former employee would do, from which day the law lets it, and by which rules. `GET /api/people/employees/{id}/erasure`
   * Scope of an API key: `people:read`.
   */
  previewErasure(
    id: string | number,
    options: RequestOptions = {},
  ): ApiPromise<Or401<PreviewEmployeeErasureAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/people/employees/${id}/erasure` }, options);
  }

  /**
   * Erase a former employee's personal data, now or on the first day on which the law lets it. `POST /api/people/employees/{id}/erasure`
   * Scope of an API key: `people:write`.
   */
  erase(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<EraseEmployeeAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/people/employees/${id}/erasure`, idempotent: true },
      options,
    );
  }

  /**
   * Withdraw an erasure that waits for its day. `DELETE /api/people/employees/{id}/erasure`
   * Scope of an API key: `people:write`.
   */
  withdrawErasure(id: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send(
      { verb: "DELETE", path: path`/api/people/employees/${id}/erasure`, idempotent: true },
      options,
    );
  }

  /**
   * Set a legal hold: while it stands nothing of the record is erased. `PUT /api/people/employees/{id}/hold`
   * Scope of an API key: `people:write`.
   */
  hold(id: string | number, body: HoldEmployeeBody, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send(
      { verb: "PUT", path: path`/api/people/employees/${id}/hold`, body, idempotent: true },
      options,
    );
  }

  /**
   * Release a legal hold. `DELETE /api/people/employees/{id}/hold`
   * Scope of an API key: `people:write`.
   */
  releaseHold(id: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send(
      { verb: "DELETE", path: path`/api/people/employees/${id}/hold`, idempotent: true },
      options,
    );
  }

  /**
   * What the company has decided about its people; for HR. `GET /api/people/settings`
   * Scope of an API key: `people:read`.
   */
  getSettings(options: RequestOptions = {}): ApiPromise<Or401<GetPeopleSettingsAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/people/settings" }, options);
  }

  /**
   * Change settings; what is left out stays. `PUT /api/people/settings`
   * Scope of an API key: `people:write`.
   */
  changeSettings(
    body: ChangePeopleSettingsBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ChangePeopleSettingsAnswer, O>> {
    return this.transport.send({ verb: "PUT", path: "/api/people/settings", body, idempotent: true }, options);
  }

  /**
   * Departments, each with how many work in it today. `GET /api/people/departments`
   * Scope of an API key: `people:read`.
   */
  listDepartments(options: RequestOptions = {}): ApiPromise<Or401<ListDepartmentsAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/people/departments" }, options);
  }

  /**
   * Make a department. `POST /api/people/departments`
   * Scope of an API key: `people:write`.
   */
  addDepartment(body: AddDepartmentBody, options: RequestOptions = {}): ApiPromise<Or401<AddDepartmentAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/people/departments", body, idempotent: true }, options);
  }

  /**
   * Change a department. `PUT /api/people/departments/{id}`
   * Scope of an API key: `people:write`.
   */
  updateDepartment(
    id: string | number,
    body: UpdateDepartmentBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<UpdateDepartmentAnswer, O>> {
    return this.transport.send(
      { verb: "PUT", path: path`/api/people/departments/${id}`, body, idempotent: true },
      options,
    );
  }

  /**
   * Merge a department into another. `POST /api/people/departments/{id}/merge`
   * Scope of an API key: `people:write`.
   */
  mergeDepartment(id: string | number, body: MergeDepartmentBody, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send(
      { verb: "POST", path: path`/api/people/departments/${id}/merge`, body, idempotent: true },
      options,
    );
  }

  /**
   * Places of work, each with how many work there today. `GET /api/people/places`
   * Scope of an API key: `people:read`.
   */
  listPlaces(options: RequestOptions = {}): ApiPromise<Or401<ListPlacesAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/people/places" }, options);
  }

  /**
   * Make a place of work. `POST /api/people/places`
   * Scope of an API key: `people:write`.
   */
  addPlace(body: AddPlaceBody, options: RequestOptions = {}): ApiPromise<Or401<AddPlaceAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/people/places", body, idempotent: true }, options);
  }

  /**
   * Change a place of work. `PUT /api/people/places/{id}`
   * Scope of an API key: `people:write`.
   */
  updatePlace(
    id: string | number,
    body: UpdatePlaceBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<UpdatePlaceAnswer, O>> {
    return this.transport.send({ verb: "PUT", path: path`/api/people/places/${id}`, body, idempotent: true }, options);
  }

  /**
   * Merge a place into another of the same state. `POST /api/people/places/{id}/merge`
   * Scope of an API key: `people:write`.
   */
  mergePlace(id: string | number, body: MergePlaceBody, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send(
      { verb: "POST", path: path`/api/people/places/${id}/merge`, body, idempotent: true },
      options,
    );
  }

  /**
   * Tasks about people, the earliest first: your own, those of your reports, all for HR. `GET /api/people/tasks`
   * Scope of an API key: `people:read`.
   */
  listTasks(
    query: ListPeopleTasksQuery = {},
    options: RequestOptions = {},
  ): ApiPromise<Or401<ListPeopleTasksAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/people/tasks", query }, options);
  }

  /**
   * Take a step with a task; what is blocked or skipped says why. `POST /api/people/tasks/{id}/step`
   * Scope of an API key: `people:write`.
   */
  stepTask(id: string | number, body: StepPeopleTaskBody, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send(
      { verb: "POST", path: path`/api/people/tasks/${id}/step`, body, idempotent: true },
      options,
    );
  }

  /**
   * The policies of leave. `GET /api/people/time-off/policies`
   * Scope of an API key: `people:read`.
   */
  listTimeOffPolicies(options: RequestOptions = {}): ApiPromise<Or401<ListTimeOffPoliciesAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/people/time-off/policies" }, options);
  }

  /**
   * Make a policy of leave: a kind for a group from a day on. `POST /api/people/time-off/policies`
   * Scope of an API key: `people:write`.
   */
  addTimeOffPolicy(
    body: AddTimeOffPolicyBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<AddTimeOffPolicyAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: "/api/people/time-off/policies", body, idempotent: true },
      options,
    );
  }

  /**
   * Change a policy, from a day on or as if it had never been otherwise. `PUT /api/people/time-off/policies/{id}`
   * With `from` the policy ends the day before and another follows it with the same balance; its id is answered. Without it the ledgers are counted anew in the next night.
   * Scope of an API key: `people:write`.
   */
  updateTimeOffPolicy(
    id: string | number,
    body: UpdateTimeOffPolicyBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<UpdateTimeOffPolicyAnswer, O>> {
    return this.transport.send(
      { verb: "PUT", path: path`/api/people/time-off/policies/${id}`, body, idempotent: true },
      options,
    );
  }

  /**
   * Withdraw a policy that was a mistake; one that leave was asked for by ends on a day instead. `DELETE /api/people/time-off/policies/{id}`
   * Scope of an API key: `people:write`.
   */
  withdrawTimeOffPolicy(id: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send(
      { verb: "DELETE", path: path`/api/people/time-off/policies/${id}`, idempotent: true },
      options,
    );
  }

  /**
   * What a policy, or a change of one, would do to everybody's balance; writes nothing. `POST /api/people/time-off/policies/preview`
   * Scope of an API key: `people:write`.
   */
  previewTimeOffPolicy(
    body: PreviewTimeOffPolicyBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<PreviewTimeOffPolicyAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: "/api/people/time-off/policies/preview", body, safe: true },
      options,
    );
  }

  /**
   * Somebody's balances on a day, past or to come, with the lines that make them. `GET /api/people/time-off/balances`
   * Your own, those of your reports, and all for HR and payroll.
   * Scope of an API key: `people:read`.
   */
  readTimeOffBalances(
    query: ReadTimeOffBalancesQuery = {},
    options: RequestOptions = {},
  ): ApiPromise<Or401<ReadTimeOffBalancesAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/people/time-off/balances", query }, options);
  }

  /**
   * The entries of somebody's ledger as they were written, the newest first. `GET /api/people/time-off/ledger`
   * Scope of an API key: `people:read`.
   */
  listTimeOffLedger(
    query: ListTimeOffLedgerQuery = {},
    options: RequestOptions = {},
  ): PagePromise<ListTimeOffLedgerItem, O> {
    return this.transport.page({ verb: "GET", path: "/api/people/time-off/ledger", query }, options);
  }

  /**
   * Adjust a balance, or write that leave was paid out or lost; nobody in their own ledger. `POST /api/people/time-off/ledger`
   * Scope of an API key: `people:write`.
   */
  addTimeOffEntry(
    body: AddTimeOffEntryBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<AddTimeOffEntryAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/people/time-off/ledger", body, idempotent: true }, options);
  }

  /**
   * Days on which nobody works. `GET /api/people/time-off/holidays`
   * Scope of an API key: `people:read`.
   */
  listCompanyHolidays(
    query: ListCompanyHolidaysQuery = {},
    options: RequestOptions = {},
  ): ApiPromise<Or401<ListCompanyHolidaysAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/people/time-off/holidays", query }, options);
  }

  /**
   * Add a company holiday, of everybody or of one place. `POST /api/people/time-off/holidays`
   * Scope of an API key: `people:write`.
   */
  addCompanyHoliday(
    body: AddCompanyHolidayBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<AddCompanyHolidayAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: "/api/people/time-off/holidays", body, idempotent: true },
      options,
    );
  }

  /**
   * Remove a company holiday. `DELETE /api/people/time-off/holidays/{id}`
   * Scope of an API key: `people:write`.
   */
  removeCompanyHoliday(id: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send(
      { verb: "DELETE", path: path`/api/people/time-off/holidays/${id}`, idempotent: true },
      options,
    );
  }

  /**
   * The policies of leave beside the law of each place, with the smallest change that is enough. `GET /api/people/time-off/law`
   * Scope of an API key: `people:read`.
   */
  comparePoliciesWithLaw(options: RequestOptions = {}): ApiPromise<Or401<ComparePoliciesWithLawAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/people/time-off/law" }, options);
  }

  /**
   * Requests for leave: your own, those of your reports, all for HR and payroll. `GET /api/people/time-off/requests`
   * Scope of an API key: `people:read`.
   */
  listTimeOffRequests(
    query: ListTimeOffRequestsQuery = {},
    options: RequestOptions = {},
  ): PagePromise<ListTimeOffRequestsItem, O> {
    return this.transport.page({ verb: "GET", path: "/api/people/time-off/requests", query }, options);
  }

  /**
   * Ask for leave: days, or a part of the first and the last. `POST /api/people/time-off/requests`
   * The minutes are held until it is decided. `preview: true` answers the days and the balance after, and writes nothing. HR asks for others with `employeeId`.
   * Scope of an API key: `people:write`.
   */
  requestTimeOff(body: RequestTimeOffBody, options: RequestOptions = {}): ApiPromise<Or401<RequestTimeOffAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: "/api/people/time-off/requests", body, idempotent: true },
      options,
    );
  }

  /**
   * One request for leave. `GET /api/people/time-off/requests/{id}`
   * Scope of an API key: `people:read`.
   */
  getTimeOffRequest(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetTimeOffRequestAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/people/time-off/requests/${id}` }, options);
  }

  /**
   * Approve, deny or cancel a request; nobody decides about their own. `POST /api/people/time-off/requests/{id}/step`
   * A denial says why. Leave that the law protects is denied only as `not_entitled` or `no_balance`; other grounds answer 409 `protected_leave` with the law.
   * Scope of an API key: `people:write`.
   */
  stepTimeOffRequest(
    id: string | number,
    body: StepTimeOffRequestBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<StepTimeOffRequestAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/people/time-off/requests/${id}/step`, body, idempotent: true },
      options,
    );
  }

  /**
   * Who is away on which day; what kind of leave it is stays with those who may see it. `GET /api/people/time-off/out`
   * Scope of an API key: `people:read`.
   */
  whoIsOut(query: WhoIsOutQuery = {}, options: RequestOptions = {}): ApiPromise<Or401<WhoIsOutAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/people/time-off/out", query }, options);
  }
}
