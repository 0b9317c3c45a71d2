export type Choice = { value: string; label: string };

export type JobField = {
  name: string;
  label: string;
  kind: "text" | "area" | "select" | "check" | "money" | "number" | "date" | "list" | "lines" | "many";
  help?: string;
  /** Needed before the requisition can go to approval. */
  required?: boolean;
  /** Where they are not the domain's. */
  choices?: readonly Choice[];
  /** Rows of the organization, named by their number. */
  from?: "people" | "locations";
  placeholder?: string;
  wide?: boolean;
};

export type JobSection = { title: string; fields: readonly JobField[]; text?: string };

const LANGUAGES: Record<string, string> = {
  en: "English",
  es: "Spanish",
  fr: "French",
  de: "German",
  zh: "Chinese",
  ja: "Japanese",
  ko: "Korean",
  pt: "Portuguese",
  it: "Italian",
};

export const languageName = (code: string): string => LANGUAGES[code] ?? code;

/** The requisition as the specification lays it out: sections and fields. What a select offers comes with the page. */
export const JOB_SECTIONS: readonly JobSection[] = [
  {
    title: "Basic Information",
    fields: [
      { name: "title", label: "Job title", kind: "text", required: true },
      {
        name: "requisitionNumber",
        label: "Requisition number",
        kind: "text",
        required: true,
        help: "Left empty it gets the next number.",
      },
      { name: "department", label: "Department", kind: "select", required: true },
      { name: "hiringManagerId", label: "Hiring manager", kind: "select", required: true, from: "people" },
      { name: "recruiterId", label: "Recruiter", kind: "select", from: "people" },
      { name: "location", label: "Location", kind: "text", required: true, placeholder: "Denver, CO" },
      {
        name: "locationId",
        label: "Company location",
        kind: "select",
        from: "locations",
        help: "The law check goes by this place.",
      },
      { name: "employmentType", label: "Employment type", kind: "select", required: true },
      { name: "openings", label: "Openings", kind: "number" },
      { name: "experienceLevel", label: "Experience level", kind: "select" },
    ],
  },
  {
    title: "Job Description",
    fields: [
      { name: "descriptionFormat", label: "Format", kind: "select" },
      { name: "description", label: "Description", kind: "area", required: true, wide: true },
      { name: "requirements", label: "Requirements", kind: "lines", help: "One per line.", wide: true },
      { name: "responsibilities", label: "Responsibilities", kind: "lines", help: "One per line.", wide: true },
    ],
  },
  {
    title: "Compensation & Benefits",
    fields: [
      { name: "salaryMin", label: "Minimum salary", kind: "money" },
      { name: "salaryMax", label: "Maximum salary", kind: "money" },
      { name: "salaryType", label: "Paid", kind: "select" },
      {
        name: "salaryVisibility",
        label: "Salary visibility",
        kind: "select",
        help: "Public and Range are shown to applicants.",
      },
      {
        name: "isExempt",
        label: "Overtime",
        kind: "select",
        choices: [
          { value: "false", label: "Not exempt" },
          { value: "true", label: "Exempt" },
        ],
      },
      {
        name: "otherCompensation",
        label: "Other compensation",
        kind: "text",
        placeholder: "Bonus, commission, equity",
      },
      { name: "benefits", label: "Benefits", kind: "lines", help: "One per line.", wide: true },
    ],
  },
  {
    title: "Tags & Keywords",
    fields: [
      { name: "tags", label: "Tags", kind: "list", help: "Separated by commas." },
      { name: "keywords", label: "Search keywords", kind: "list", help: "Separated by commas." },
      { name: "skills", label: "Skills", kind: "list", help: "Separated by commas." },
    ],
  },
  {
    title: "Approval & Status",
    text: "A requisition starts as a draft. Creating it asks the approvers of your organization.",
    fields: [
      { name: "priorityLevel", label: "Priority level", kind: "select" },
      { name: "applicationDeadline", label: "Application deadline", kind: "date" },
      { name: "budgetCode", label: "Budget code", kind: "text" },
      { name: "headcountJustification", label: "Headcount justification", kind: "select" },
      { name: "autoPublish", label: "Publish as soon as it is approved", kind: "check" },
    ],
  },
  {
    title: "Custom Fields",
    fields: [
      {
        name: "customFields",
        label: "Custom fields",
        kind: "lines",
        help: "One per line, as Name: value. Only your team sees them.",
        wide: true,
      },
    ],
  },
  {
    title: "Document Management",
    text: "PDF, DOC, DOCX up to 10MB. Documents are added on the page of the job once it is saved.",
    fields: [
      { name: "documentPermissions", label: "Document access", kind: "select" },
      { name: "versionControl", label: "Keep every version of the job and its documents", kind: "check" },
    ],
  },
  {
    title: "AI Screening & Bias Detection",
    text: "Screening never rejects anybody. Where it is on, the posting says so, and the law of the place is checked.",
    fields: [
      { name: "aiScreeningEnabled", label: "Screen resumes by criteria", kind: "check" },
      { name: "biasDetectionEnabled", label: "Watch for bias in the results", kind: "check" },
      { name: "aiScreeningCriteria", label: "Criteria", kind: "lines", help: "One per line.", wide: true },
    ],
  },
  {
    title: "Referral Program",
    fields: [
      { name: "referralProgramActive", label: "Employees may refer candidates", kind: "check" },
      { name: "referralBonusAmount", label: "Referral bonus", kind: "money" },
      { name: "referralEligibility", label: "Bonus is due", kind: "select" },
      { name: "referralBonusStructure", label: "Bonus structure", kind: "select" },
    ],
  },
  {
    title: "Multi-Language & Mobile Support",
    text: "Texts in further languages are added on the page of the job.",
    fields: [
      { name: "supportedLanguages", label: "Languages", kind: "many", wide: true },
      {
        name: "mobileOptimized",
        label: "Short apply form on phones",
        kind: "check",
        help: "Resume, name, email, phone and your questions; no address, links or cover letter.",
      },
    ],
  },
  {
    title: "Additional Options",
    fields: [
      { name: "visaSponsorship", label: "Visa sponsorship", kind: "select" },
      { name: "remotePolicy", label: "Remote work policy", kind: "select" },
      { name: "isRemote", label: "Can be done remotely", kind: "check" },
      {
        name: "remoteStates",
        label: "States people may work from",
        kind: "list",
        placeholder: "CO, NY, WA",
        help: "Two letters each; the law of each is checked.",
      },
      {
        name: "isInternalOnly",
        label: "Only for employees",
        kind: "check",
        help: "Colleagues see it on the careers page while they are signed in; nobody else does.",
      },
      { name: "notifyOnApply", label: "Mail the recruiter about each application", kind: "check" },
      { name: "specialRequirements", label: "Special requirements", kind: "area", wide: true },
    ],
  },
];
