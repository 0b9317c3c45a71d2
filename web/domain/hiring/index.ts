export { type ActivityEntity, type NewActivity, recordActivity } from "./activity/record-activity";
export {
  type NewApplication,
  type ReceivedApplication,
  receiveApplication,
} from "./applications/receive-application";
export { type HiringDashboard, hiringDashboard } from "./dashboard/hiring-dashboard";
export {
  type CheckedUpload,
  checkUpload,
  DEGREE_TYPES,
  DOCUMENT_TYPES,
  keepUpload,
  RESUME_TYPES,
  shownName,
  type Upload,
  withUploads,
} from "./files/keep-upload";
export { readStoredFile } from "./files/read-stored-file";
export { HIRING_ABILITIES, type HiringAbility, roleAllows } from "./member/abilities";
export { type HiringMember, hiringMember, inHiring } from "./member/hiring-member";
export { STAGE_KINDS, type StageKind, type StageShape } from "./settings/defaults";
export { copyStages } from "./settings/job-stages";
export { emitEvent } from "./webhooks/emit-event";
export { HIRING_EVENTS, type HiringEvent, isHiringEvent } from "./webhooks/events";
