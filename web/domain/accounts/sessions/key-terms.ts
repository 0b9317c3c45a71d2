import { z } from "zod";
import { after, DAY_MS, now } from "~/platform/clock";
import { requiredLine } from "../fields/person-fields";

const EXPIRY_DAYS = { "30": 30, "90": 90, "365": 365 } as const;

/** A key works through the chosen day, so that nobody is surprised by a morning. */
const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999Z`);

/** What a key is called and how long it works, as it is asked for on the screen. */
export const keyTerms = z.object({
  name: requiredLine("Key name", 100),
  expiry: z.enum(["30", "90", "365", "date", "never"], { error: "Choose when the key expires." }),
  expiresOn: z.iso.date({ error: "Choose a date." }).optional(),
});

type Ends = Pick<z.output<typeof keyTerms>, "expiry" | "expiresOn">;

/** What is wrong with the day that was chosen. */
export function keyDayProblem({ expiry, expiresOn }: Ends): string | null {
  if (expiry !== "date") return null;
  if (!expiresOn) return "Choose the day on which the key expires.";
  return endOfDay(expiresOn) > now() ? null : "The expiry must be in the future.";
}

/** When the key ends; null where it never does. */
export function keyEnds({ expiry, expiresOn }: Ends): Date | null {
  if (expiry === "never") return null;
  return expiry === "date" ? endOfDay(expiresOn ?? "") : after(now(), EXPIRY_DAYS[expiry] * DAY_MS);
}
