/** The choices of the requisition form, as the specification lists them. */
export const DEPARTMENTS = [
  "engineering",
  "product",
  "design",
  "sales",
  "marketing",
  "hr",
  "finance",
  "operations",
  "customer-success",
  "legal",
] as const;
export const EMPLOYMENT_TYPES = ["full-time", "part-time", "contract", "internship", "temporary"] as const;
export const DESCRIPTION_FORMATS = ["html", "plain", "markdown"] as const;
export const SALARY_TYPES = ["annually", "monthly", "weekly", "hourly"] as const;
export const SALARY_VISIBILITIES = ["internal", "public", "range", "competitive"] as const;
export const PRIORITIES = ["low", "medium", "high", "urgent"] as const;
export const EXPERIENCE_LEVELS = ["entry", "mid", "senior", "lead", "executive"] as const;
export const REFERRAL_ELIGIBILITY = ["30-days", "90-days", "6-months", "1-year"] as const;
export const BONUS_STRUCTURES = ["flat", "tiered", "milestone", "performance"] as const;
export const JOB_LANGUAGES = ["en", "es", "fr", "de", "zh", "ja", "ko", "pt", "it"] as const;
export const HEADCOUNT_JUSTIFICATIONS = ["expansion", "replacement", "new-initiative", "seasonal"] as const;
export const VISA_SPONSORSHIPS = ["yes", "no", "case-by-case"] as const;
export const REMOTE_POLICIES = ["fully-remote", "hybrid", "onsite", "flexible"] as const;
export const DOCUMENT_ACCESS = ["internal", "hiring_team", "public"] as const;

/** The same by the field of the form that offers them. */
export const CHOICES_OF = {
  department: DEPARTMENTS,
  employmentType: EMPLOYMENT_TYPES,
  experienceLevel: EXPERIENCE_LEVELS,
  descriptionFormat: DESCRIPTION_FORMATS,
  salaryType: SALARY_TYPES,
  salaryVisibility: SALARY_VISIBILITIES,
  priorityLevel: PRIORITIES,
  headcountJustification: HEADCOUNT_JUSTIFICATIONS,
  documentPermissions: DOCUMENT_ACCESS,
  referralEligibility: REFERRAL_ELIGIBILITY,
  referralBonusStructure: BONUS_STRUCTURES,
  supportedLanguages: JOB_LANGUAGES,
  visaSponsorship: VISA_SPONSORSHIPS,
  remotePolicy: REMOTE_POLICIES,
} as const;

export const CLOSE_REASONS = ["filled", "cancelled", "on_hold", "other"] as const;

export type CloseReason = (typeof CLOSE_REASONS)[number];
