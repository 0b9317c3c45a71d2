import { z } from "zod";
import { optionalLine } from "~/domain/accounts";
import { sinceQuery } from "~/platform/calendar/since";
import { plainDay } from "../../employees/employee-form";
import { REQUEST_STATES } from "../ledger/ledger-types";
import { REQUEST_ACTIONS } from "./request-states";

const id = z.int().positive().max(2_147_483_647);
const MOST_DAYS = 400;
const DAY = 86_400_000;
const part = z.int("Give whole minutes").min(1, "Give the time that you will be away.").max(1440).nullish();

/** Leave that is asked for: a period, of which the first and the last day may be taken in part. */
export const requestForm = z
  .object({
    /** Of somebody else, by HR. Unset: one's own. */
    employeeId: id.nullish(),
    policyId: id,
    startDate: plainDay,
    endDate: plainDay.nullish(),
    firstDayMinutes: part,
    lastDayMinutes: part,
    /** For sickness, care or another need that the law protects. What the need is nobody has to say. */
    isProtected: z.boolean().default(false),
    reason: optionalLine("Note", 500).nullish(),
    /** Answers the days and the balance after, and writes nothing. */
    preview: z.boolean().default(false),
  })
  .superRefine(({ startDate, endDate, lastDayMinutes }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (endDate && endDate < startDate) refuse("endDate", "It ends before it begins.");
    if (endDate && (Date.parse(endDate) - Date.parse(startDate)) / DAY > MOST_DAYS)
      refuse("endDate", `A request covers ${MOST_DAYS} days at most.`);
    if (lastDayMinutes && (!endDate || endDate === startDate))
      refuse("lastDayMinutes", "A single day has the time of its first day only.");
  });
export type RequestForm = z.output<typeof requestForm>;

/** Why leave is denied. Only the first two hold against leave that the law protects. */
export const DENIAL_GROUNDS = ["not_entitled", "no_balance", "notice", "blackout", "staffing", "other"] as const;
export type DenialGround = (typeof DENIAL_GROUNDS)[number];

export const requestStep = z
  .object({
    action: z.enum(REQUEST_ACTIONS),
    ground: z.enum(DENIAL_GROUNDS).nullish(),
    reason: optionalLine("Reason", 500).nullish(),
    version: z.int().positive().optional(),
  })
  .superRefine(({ action, ground, reason }, context) => {
    if (action !== "deny") return;
    if (!ground) context.addIssue({ code: "custom", path: ["ground"], message: "Say why it is denied." });
    if ((reason?.trim().length ?? 0) < 3)
      context.addIssue({ code: "custom", path: ["reason"], message: "Say why, in words that the person will read." });
  });
export type RequestStep = z.output<typeof requestStep>;

export const requestQuery = z.object({
  employeeId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  status: z.enum([...REQUEST_STATES, "open", "all"]).default("all"),
  /** Those that this member may decide now. */
  toDecide: z.stringbool().prefault("false"),
  from: plainDay.optional(),
  to: plainDay.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(300).optional(),
  ...sinceQuery,
});
export type RequestQuery = z.output<typeof requestQuery>;
