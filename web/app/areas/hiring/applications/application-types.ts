export type Reason = { id: number; label: string; kind: string };
export type JobChoice = { id: number; title: string; status: string };
export type MailTemplate = { id: number; name: string; type: string; subject: string; body: string };
export const STATUSES = ["applied", "screening", "interviewing", "offer", "hired", "rejected", "withdrawn"] as const;

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

/** "3 days", "5 hours": how long something has been so. */
export function lasting(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  if (days > 0) return days === 1 ? "1 day" : `${days} days`;
  const hours = Math.floor(seconds / 3600);
  if (hours > 0) return hours === 1 ? "1 hour" : `${hours} hours`;
  const minutes = Math.floor(seconds / 60);
  return minutes <= 1 ? "a minute" : `${minutes} minutes`;
}
