/** What each kind of template is for, the merge fields that have a value there, and what is sent while nobody has made one. */
export const TEMPLATE_KINDS = {
  application_received: {
    label: "Application received",
    fields: [],
    fallback: {
      subject: "We received your application for {{job.title}}",
      body: "Hello {{candidate.firstName}},\n\nthank you for your application.",
    },
  },
  rejection: {
    label: "Rejection",
    fields: ["sender.name"],
    fallback: { subject: "Your application for {{job.title}}", body: "Hello {{candidate.firstName}},\n\n" },
  },
  interview_invite: {
    label: "Interview invitation",
    fields: ["interview.title", "interview.when", "interview.place", "sender.name"],
    fallback: {
      subject: "Interview for {{job.title}}",
      body: "Hello {{candidate.firstName}},\n\nwe would like to talk with you about {{job.title}}. The calendar invitation is attached.",
    },
  },
  interview_booking: {
    label: "Choice of interview times",
    fields: ["interview.title", "link.expires", "sender.name"],
    fallback: {
      subject: "Choose a time for your interview: {{job.title}}",
      body: "Hello {{candidate.firstName}},\n\nwe would like to talk with you about {{job.title}}. Please choose one of the times behind the link. It works until {{link.expires}}.",
    },
  },
  interview_reminder: {
    label: "Interview reminder",
    fields: ["interview.title", "interview.when", "interview.place"],
    fallback: {
      subject: "Reminder: interview for {{job.title}}",
      body: "Hello {{candidate.firstName}},\n\na short reminder of our conversation about {{job.title}}. We look forward to it.",
    },
  },
  offer: {
    label: "Offer",
    fields: ["offer.title", "offer.startDate", "offer.deadline", "sender.name"],
    fallback: {
      subject: "Your offer from {{organization.name}}",
      body: "Hello {{candidate.firstName}},\n\nwe are glad to offer you the position {{job.title}}. The letter and your answer are behind the link in this mail.",
    },
  },
  contact: {
    label: "Contact by hand",
    fields: ["sender.name"],
    fallback: { subject: "{{organization.name}}", body: "Hello {{candidate.firstName}},\n\n" },
  },
  other: {
    label: "Other",
    fields: ["sender.name"],
    fallback: { subject: "{{organization.name}}", body: "Hello {{candidate.firstName}},\n\n" },
  },
} as const satisfies Record<
  string,
  { label: string; fields: readonly string[]; fallback: { subject: string; body: string } }
>;

export type TemplateKind = keyof typeof TEMPLATE_KINDS;
export const TEMPLATE_KIND_NAMES = Object.keys(TEMPLATE_KINDS) as [TemplateKind, ...TemplateKind[]];

const EVERYWHERE = ["candidate.firstName", "candidate.lastName", "job.title", "organization.name"] as const;

/** The merge fields that may stand in a template of this kind. */
export const fieldsOf = (kind: TemplateKind): string[] => [...EVERYWHERE, ...TEMPLATE_KINDS[kind].fields];

/** Values for a preview, so that a template can be judged before anybody gets it. */
export const SAMPLE_VALUES: Record<string, string> = {
  "candidate.firstName": "Jordan",
  "candidate.lastName": "Avery",
  "job.title": "Shift Supervisor",
  "sender.name": "Riley Morgan",
  "interview.title": "First conversation",
  "interview.when": "Tuesday, March 2, 10:00 AM EST",
  "interview.place": "By video",
  "link.expires": "Tuesday, March 9",
  "offer.title": "Shift Supervisor",
  "offer.startDate": "April 1",
  "offer.deadline": "Tuesday, March 9",
};

const FIELD = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Merge fields of a text that are not known for its kind. */
export const unknownFields = (text: string, known: readonly string[]): string[] => [
  ...new Set([...text.matchAll(FIELD)].map(([, name = ""]) => name).filter((name) => !known.includes(name))),
];
