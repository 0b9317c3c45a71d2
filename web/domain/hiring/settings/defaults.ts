/** The part of hiring that a stage belongs to; it is the status of the applications in it. */
export const STAGE_KINDS = ["applied", "screening", "interviewing", "offer", "hired"] as const;
export type StageKind = (typeof STAGE_KINDS)[number];

export type StageShape = { name: string; kind: StageKind };

export const DEFAULT_STAGES: readonly StageShape[] = [
  { name: "Applied", kind: "applied" },
  { name: "Screening", kind: "screening" },
  { name: "Phone interview", kind: "interviewing" },
  { name: "Interview", kind: "interviewing" },
  { name: "Offer", kind: "offer" },
  { name: "Hired", kind: "hired" },
];

const reason = (kind: string, side: string, label: string, sortOrder: number) => ({ kind, side, label, sortOrder });

export const DEFAULT_REASONS = [
  reason("rejection", "employer", "Lacks a required qualification", 1),
  reason("rejection", "employer", "Another candidate fits better", 2),
  reason("rejection", "employer", "Position was filled", 3),
  reason("rejection", "employer", "Position was cancelled", 4),
  reason("rejection", "other", "Incomplete application", 5),
  reason("rejection", "other", "Duplicate application", 6),
  reason("withdrawal", "candidate", "Took another job", 1),
  reason("withdrawal", "candidate", "Pay", 2),
  reason("withdrawal", "candidate", "Location or schedule", 3),
  reason("withdrawal", "candidate", "Personal reasons", 4),
  reason("move_back", "employer", "Moved by mistake", 1),
  reason("move_back", "employer", "A further conversation is needed", 2),
  reason("offer_declined", "candidate", "Pay", 1),
  reason("offer_declined", "candidate", "Took another job", 2),
  reason("offer_declined", "candidate", "Personal reasons", 3),
] as const;

const source = (name: string, channel: string) => ({ name, channel });

export const DEFAULT_SOURCES = [
  source("Careers page", "careers"),
  source("Employee referral", "referral"),
  source("Job board", "job_board"),
  source("Agency", "agency"),
  source("Manual Entry", "manual"),
  source("Import", "import"),
] as const;

const template = (type: string, name: string, subject: string, body: string) => ({
  type,
  name,
  subject,
  body,
  isDefault: true,
});

/** Merge fields stand in double braces; which there are is said beside the editor. */
export const DEFAULT_TEMPLATES = [
  template(
    "application_received",
    "Application received",
    "We received your application for {{job.title}}",
    "Hello {{candidate.firstName}},\n\nthank you for applying for {{job.title}} at {{organization.name}}. We read every application and write to you when there is news.",
  ),
  template(
    "rejection",
    "Rejection",
    "Your application for {{job.title}}",
    "Hello {{candidate.firstName}},\n\nthank you for the time you gave to {{organization.name}}. For {{job.title}} we are moving forward with other candidates. We wish you all the best.",
  ),
  template(
    "interview_invite",
    "Interview invitation",
    "Interview for {{job.title}}",
    "Hello {{candidate.firstName}},\n\nwe would like to talk with you about {{job.title}}. The calendar invitation is attached.",
  ),
  template(
    "interview_reminder",
    "Interview reminder",
    "Reminder: interview for {{job.title}}",
    "Hello {{candidate.firstName}},\n\na short reminder of our conversation about {{job.title}}. We look forward to it.",
  ),
  template(
    "offer",
    "Offer",
    "Your offer from {{organization.name}}",
    "Hello {{candidate.firstName}},\n\nwe are glad to offer you the position {{job.title}}. The letter and your answer are behind the link in this mail.",
  ),
  template("contact", "A note to a candidate", "{{organization.name}}", "Hello {{candidate.firstName}},\n\n"),
] as const;
