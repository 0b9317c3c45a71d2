import type { BackgroundData } from "../background/background-card";
import type { Notice } from "../background/notices-card";
import type { ScreeningData } from "../screening/screening-card";
import type { HistoryEvent } from "./application-history";
import type { JobChoice, Reason } from "./application-types";

export type ApplicationData = {
  application: {
    id: number;
    status: string;
    stage: string;
    stageId: number | null;
    stageEnteredAt: Date;
    appliedAt: Date;
    source: string | null;
    coverLetter: string | null;
    rejectionReason: string | null;
    version: number;
    job: { id: number; title: string; status: string };
    candidate: { id: number; firstName: string; lastName: string; email: string; resumeUrl: string | null };
    answers: { id: number; label: string; answer: string }[];
  };
  events: HistoryEvent[];
  stages: { id: number; name: string; kind: string }[];
  actions: string[];
  reasons: Reason[];
  jobs: JobChoice[];
  canWrite: boolean;
  undo: string | null;
  screening: ScreeningData;
  mayScreen: boolean;
  /** Only for those who run background checks. */
  background: BackgroundData | null;
  notices: Notice[];
  /** The record that the hire left, for those who may see its pay. */
  employeeHref: string | null;
  interviews: { id: number; title: string; status: string; scheduledAt: Date | null }[];
  offers: { id: number; title: string; status: string }[];
  rights: { "interviews:write": boolean; "offers:write": boolean };
};
