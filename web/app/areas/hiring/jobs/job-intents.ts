/** What the forms of a job's page ask for; its steps are called as in the state machine. */
export const JOB_INTENT = {
  override: "override-finding",
  reopenFinding: "reopen-finding",
  addDocument: "add-document",
  removeDocument: "remove-document",
  saveQuestions: "save-questions",
  saveTranslation: "save-translation",
  removeTranslation: "remove-translation",
  deleteJob: "delete-job",
} as const;

/** What the forms of a job's pipeline ask for. */
export const PIPELINE_INTENT = { save: "save-pipeline", use: "use-pipeline", keep: "keep-pipeline" } as const;
