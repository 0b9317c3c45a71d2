export type Stats = {
  activeJobs: number;
  positions: number;
  candidates: number;
  applications: number;
  interviews: number;
  team: number;
  timeToHire: { days: number; hires: number } | null;
  offerAcceptance: { percent: number; answered: number } | null;
};

export type RecentLine = {
  id: number;
  jobId: number;
  status: string;
  job: { title: string };
  candidate: { firstName: string; lastName: string };
};

export type JobLine = {
  id: number;
  title: string;
  department: string | null;
  location: string | null;
  status: string;
};

export type TaskCounts = {
  approvals: number;
  offerApprovals: number;
  offersToSend: number;
  hires: number;
  unread: number;
  mine: number;
  findings: number;
};
