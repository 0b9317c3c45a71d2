import { longDate } from "~/app/ui/foundations/dates";

/** Minutes as hours: `8 h`, `7 h 30 min`, `-4 h`. */
export function timeText(minutes: number): string {
  const whole = Math.abs(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  const text = [hours > 0 || rest === 0 ? `${hours} h` : "", rest > 0 ? `${rest} min` : ""].filter(Boolean).join(" ");
  return minutes < 0 ? `-${text}` : text;
}

/** Hours as they are typed into a field. */
export const hoursField = (minutes: number | null): string =>
  minutes === null ? "" : String(Math.round((minutes / 60) * 100) / 100);

export const periodText = (startDate: string, endDate: string): string =>
  startDate === endDate ? longDate(startDate) : `${longDate(startDate)} to ${longDate(endDate)}`;
