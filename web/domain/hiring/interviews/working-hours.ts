import { z } from "zod";
import { invalidField } from "~/platform/errors";

export const WORK_DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** `{mon: ["09:00", "17:00"], …}`; a day that is missing is free of work. */
const workingHours = z.partialRecord(z.enum(WORK_DAYS), z.tuple([time, time]));
export type WorkingHours = Record<string, [from: string, to: string]>;

/** What counts while somebody has said nothing. */
export const OFFICE_HOURS: WorkingHours = Object.fromEntries(
  WORK_DAYS.slice(0, 5).map((day) => [day, ["09:00", "17:00"]]),
);

export const storedHours = (stored: unknown): WorkingHours | null => {
  const read = workingHours.safeParse(stored);
  return read.success ? (read.data as WorkingHours) : null;
};

/** How a form sends them: a beginning and an end a day, both empty on a day off. */
export const hoursForm = z
  .partialRecord(
    z.enum(WORK_DAYS),
    z.object({ from: z.string().trim().max(8).optional(), to: z.string().trim().max(8).optional() }),
  )
  .optional();

/** The hours as they are stored; a week without any day is nobody's week. */
export function hoursOf(form: z.output<typeof hoursForm>): WorkingHours | undefined {
  if (!form) return undefined;
  const week: WorkingHours = {};
  for (const day of WORK_DAYS) {
    const { from = "", to = "" } = form[day] ?? {};
    if (from === "" && to === "") continue;
    const window = [from.slice(0, 5), to.slice(0, 5)] as const;
    if (!window.every((one) => time.safeParse(one).success) || window[0] >= window[1])
      throw invalidField(`hours.${day}`, "Give a beginning and a later end, or leave both empty.");
    week[day] = [window[0], window[1]];
  }
  if (Object.keys(week).length === 0) throw invalidField("hours.mon", "Name at least one working day.");
  return week;
}
