import type { Transaction } from "~/platform/db/client";
import { STAGE_KINDS } from "../settings/defaults";
import type { CheckLaw } from "./check-types";
import { lawsAt, lawsOfPlaces } from "./laws-of-places";
import { postingFacts } from "./posting-facts";
import { reachOf } from "./reach";
import { MAY_ASK } from "./text-rules";
import { TOPIC_WORDING } from "./wording";

export type CriminalTiming = {
  /** From which stage criminal history may be asked about or checked; null where no law of the places says so. */
  from: string | null;
  /** The law that asks for the latest stage. */
  law: CheckLaw | null;
  /** Every law of the places that limits it, for notices and waiting times. */
  laws: CheckLaw[];
  day: string;
};

/** When criminal history may come up for a job, by the strictest law of the places it can be done in. */
export async function criminalTiming(tx: Transaction, organizationId: number, jobId: number): Promise<CriminalTiming> {
  const facts = await postingFacts(tx, organizationId, jobId);
  if (!facts) return { from: null, law: null, laws: [], day: "" };
  const all = await lawsOfPlaces(tx, facts.places, ["ban_the_box"]);
  const laws = facts.places
    .flatMap((place) => lawsAt(all, "ban_the_box", place))
    .filter((law) => law.figures.get("privateEmployers") === true && reachOf(law, facts.heads) !== "below")
    .filter((law) => law.status === "in_force" && (law.effectiveDate === null || law.effectiveDate <= facts.day));
  const stageOf = (law: CheckLaw) => MAY_ASK[String(law.figures.get("stage") ?? "")] ?? null;
  const rank = (stage: string | null) => (stage ? STAGE_KINDS.indexOf(stage as "applied") : -1);
  const [law = null] = [...laws].sort((a, b) => rank(stageOf(b)) - rank(stageOf(a)));
  return { from: law ? stageOf(law) : null, law, laws, day: facts.day };
}

/** Whether an application stands early enough that its answers on criminal history must stay closed. */
export const isTooEarly = ({ from }: Pick<CriminalTiming, "from">, status: string): boolean =>
  from !== null &&
  (STAGE_KINDS as readonly string[]).includes(status) &&
  STAGE_KINDS.indexOf(status as "applied") < STAGE_KINDS.indexOf(from as "applied");

export const isCriminalQuestion = (label: string): boolean => TOPIC_WORDING.ban_the_box.test(label);
