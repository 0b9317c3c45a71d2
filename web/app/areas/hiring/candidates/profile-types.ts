import type { CandidateContact } from "./candidate-types";

type Who = { firstName: string | null; lastName: string | null } | null;

export type ProfileData = {
  candidate: CandidateContact & {
    educationLevel: string | null;
    schoolAttended: string | null;
    areaOfStudy: string | null;
    experienceYears: number | null;
    source: string | null;
    notes: string | null;
    linkedinUrl: string | null;
    githubUrl: string | null;
    portfolioUrl: string | null;
    contactMethodEmail: boolean;
    contactMethodPhone: boolean;
    contactMethodText: boolean;
    legalHoldReason: string | null;
    legalHoldAt: Date | null;
  };
  applications: { id: number; status: string; stage: string; rejectionReason: string | null; job: { title: string } }[];
  resumes: ResumeEntry[];
  degreeFile: { id: number; originalName: string; scanStatus: string } | null;
  notes: {
    id: number;
    body: string;
    isPrivate: boolean;
    createdAt: Date;
    createdBy: number | null;
    createdByUser: Who;
  }[];
  messages: { id: number; subject: string; body: string; createdAt: Date; state: string | null; sentByUser: Who }[];
  activities: { id: number; title: string; description: string | null; createdAt: Date; who: string | null }[];
  privacy: {
    id: number;
    kind: string;
    status: string;
    heldReason: string | null;
    createdAt: Date;
    answerBy: Date | null;
  }[];
  outlook: {
    blockedBy: string | null;
    retainUntil: Date | null;
    clocks: { years: number; text: string; pin: string; jurisdiction: string }[];
  };
  duplicates: { first: { id: number; name: string }; second: { id: number; name: string } }[];
  jobs: { id: number; title: string; status: string }[];
  templates: MailTemplate[];
  mergeFields: readonly string[];
  rights: Record<
    "candidates:write" | "applications:read" | "applications:write" | "export" | "erase" | "administer",
    boolean
  >;
  userId: number;
};

export type MailTemplate = { id: number; name: string; type: string; subject: string; body: string };

export type ResumeEntry = {
  id: number;
  fileId: number | null;
  originalName: string;
  fileSize: number;
  uploadedAt: Date;
  isPrimary: boolean;
  parseStatus: string;
  file: { scanStatus: string } | null;
  data: { parsingConfidence: unknown; parsingErrors: string[]; summary: string | null; corrections: unknown } | null;
};

export const whoText = (who: Who): string => [who?.firstName, who?.lastName].filter(Boolean).join(" ") || "Someone";
