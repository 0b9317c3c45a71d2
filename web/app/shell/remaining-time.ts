/**
 * The specification's countdown: days/hours/minutes, then hours/minutes/seconds, then minutes/seconds, then seconds,
 * finally Expired.
 */
export function remainingTime(ms: number): string {
  if (ms <= 0) return "Expired";
  const total = Math.ceil(ms / 1000);
  const seconds = total % 60;
  const minutes = Math.floor(total / 60) % 60;
  const hours = Math.floor(total / 3600) % 24;
  const days = Math.floor(total / 86_400);
  if (days > 0) return `${days}d ${hours}h ${minutes}m`;
  if (hours > 0) return `${hours}h ${minutes}m ${seconds}s`;
  if (minutes > 0) return `${minutes}m ${seconds}s`;
  return `${seconds}s`;
}
