import type { ApplicationRow, Board } from "~/domain/hiring/recruiting";
import type { JobChoice, MailTemplate, Reason } from "./application-types";

export type ApplicationsData = {
  data: ApplicationRow[];
  nextCursor: string | null;
  board: Board | null;
  query: { search?: string; status: string; jobId?: number };
  jobs: JobChoice[];
  reasons: Reason[];
  templates: MailTemplate[];
  /** What a mail says of its sender. */
  mergeValues: Record<string, string>;
  views: { id: number; name: string; href: string; isShared: boolean; isMine: boolean }[];
  rights: { "applications:write": boolean };
  undo: string | null;
  search: string;
};
