/** Requisitions: their form, states, versions, documents and pipelines, and what the law finds in them. */
export type { FindingView } from "./checks/list-findings";
export { overrideFinding, reopenFinding } from "./checks/override-finding";
export { recheckAfterCorpus } from "./checks/recheck-after-corpus";
export { recheckPostings } from "./checks/recheck-postings";
export type { FactsChange } from "./jobs/change-facts";
export { changeJob } from "./jobs/change-job";
export { createJob, duplicateJob } from "./jobs/create-job";
export { deleteJob } from "./jobs/delete-job";
export { addJobDocument, type DocumentAccess, removeJobDocument } from "./jobs/job-documents";
export { jobChange, newJobForm } from "./jobs/job-form";
export * as jobOptions from "./jobs/job-options";
export { questionsForm, saveQuestions } from "./jobs/job-questions";
export { removeTranslation, saveTranslation, translationForm } from "./jobs/job-translations";
export { listJobs } from "./jobs/list-jobs";
export { passDeadlines } from "./jobs/pass-deadlines";
export { type JobDetail, readJob } from "./jobs/read-job";
export { updateJob } from "./jobs/update-job";
export { pipelineForm, readPipeline, savePipeline } from "./pipelines/job-pipeline";
export {
  chooseStageTemplate,
  listStageTemplates,
  removeStageTemplate,
  saveStageTemplate,
  stageTemplateForm,
} from "./pipelines/stage-templates";
export { copyStages } from "./settings/job-stages";
export { APPROVAL_STATES, JOB_ACTIONS, JOB_STATES, JOB_TRANSITIONS, type JobAction } from "./states/job-states";
