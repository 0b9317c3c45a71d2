/** Candidates: their records, files and resumes, and how long they are kept. */

export type { Upload } from "~/platform/files/keep-upload";
export { addCandidateWithFiles, addFiles } from "./candidates/add-with-files";
export { candidateChange, candidateForm, EDUCATION_LEVELS, EXPERIENCE_CHOICES } from "./candidates/candidate-form";
export {
  contactCandidate,
  contactForm,
  MERGE_FIELDS,
  mailTemplateChoices,
  senderValues,
} from "./candidates/contact-candidate";
export {
  CSV_FIELDS,
  exportCandidates,
  guessMapping,
  importCandidates,
  type Mapping,
  mappingSchema,
  readCandidates,
} from "./candidates/csv";
export { findDuplicates, markDistinct } from "./candidates/duplicates";
export { eraseDue } from "./candidates/erase-due";
export { eraseOld } from "./candidates/erase-old";
export { keepingForm, readKeeping, saveKeeping } from "./candidates/keeping";
export { type CandidateRow, candidateQuery, candidateTags, listCandidates } from "./candidates/list-candidates";
export { mergeCandidates, recentMerges, undoMerge } from "./candidates/merge-candidates";
export { addNote, deleteNote } from "./candidates/notes";
export { parseResumeFile, parseWaitingResumes } from "./candidates/parse-resume-file";
export {
  erasureOutlook,
  exportCandidateData,
  releaseLegalHold,
  requestErasure,
  setLegalHold,
} from "./candidates/privacy";
export { answerPrivacy, privacyAnswer, remindPrivacy } from "./candidates/privacy-answer";
export { getCandidate, readCandidate } from "./candidates/read-candidate";
export { correctResume, readResumeReview, resumeCorrection } from "./candidates/resume-review";
export { createCandidate, removeCandidate, tagCandidates, updateCandidate } from "./candidates/save-candidate";
export { readStoredFile } from "./files/read-stored-file";
export { readResume } from "./resume/read-resume";
