import type { ScorecardView } from "~/domain/hiring/recruiting";

export type InterviewData = {
  id: number;
  applicationId: number;
  title: string;
  type: string | null;
  status: string;
  when: string | null;
  hasBegun: boolean;
  duration: number;
  timeZone: string;
  location: string | null;
  meetingUrl: string | null;
  notes: string | null;
  closingNote: string | null;
  cancelReason: string | null;
  version: number;
  candidate: { id: number; firstName: string; lastName: string };
  job: { id: number; title: string };
  interviewers: { id: number; name: string; role: string; response: string; mustScore: boolean }[];
  slots: { id: number; when: string; status: string }[];
  bookingEnds: string | null;
  actions: string[];
  attributes: { key: string; label: string; guide: string | null }[];
  scorecards: ScorecardView[];
};
