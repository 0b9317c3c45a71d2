import { dateText } from "~/platform/calendar/date-text";
import { today } from "~/platform/clock";
import { Conflict, Forbidden, invalidField } from "~/platform/errors";
import { type CriminalTiming, isTooEarly } from "../checks/criminal-timing";
import type { HiringMember } from "../member/hiring-member";
import { memberMay } from "../states/abilities";
import type { CaseAction } from "../states/case-steps";

const SHORTEST_REASON = 30;

type Held = { status: string; waitUntil: Date | null; application: { status: string } };

/** The rule that stands against a step now, as what is thrown; null when the way is free. */
export function standingAgainst(held: Held, action: CaseAction, timing: CriminalTiming): Conflict | null {
  const law = `${timing.law?.title ?? "The law of this place"}${timing.law?.citation ? ` (${timing.law.citation})` : ""}`;
  const lawSlug = timing.law?.slug;
  if (action === "order" && isTooEarly(timing, held.application.status)) {
    return new Conflict(
      `${law} allows a look at criminal history only from the stage ${timing.from}. The application is in ${held.application.status}.`,
      { code: "too_early", lawSlug },
    );
  }
  if (action !== "final") return null;
  const lastDay = held.waitUntil?.toISOString().slice(0, 10);
  if (lastDay && today() <= lastDay)
    return new Conflict(`The person has until ${dateText(lastDay)} to answer.`, { code: "waiting_time" });
  if (timing.laws.length > 0 && held.status !== "assessing") {
    return new Conflict(`${law} asks for an individual assessment before a final notice.`, {
      code: "assessment_missing",
      lawSlug,
    });
  }
  return null;
}

/**
 * Goes on in spite of a rule with a reason that is kept, by those who run the organization alone: they may know of an
 * exception that the corpus does not. Without a rule against the step nothing is overridden.
 */
export function overrideOf(
  member: HiringMember,
  { override }: { override?: string | null },
  against: Conflict | null,
): { rule: string; reason: string } | null {
  if (!against) return null;
  const reason = override?.trim() ?? "";
  if (reason === "") throw against;
  if (!memberMay(member, "settings"))
    throw new Forbidden("Only those who run the organization can proceed in spite of a rule.", {
      code: "role_missing",
    });
  if (reason.length < SHORTEST_REASON)
    throw invalidField("override", `Give the reason in at least ${SHORTEST_REASON} characters.`);
  return { rule: against.message, reason: reason.slice(0, 2000) };
}
