import type { Plan } from "../choosing/plan";
import { fromLaw, type Sentence } from "../sentence";
import { LEAVES_MORE } from "./silent";

/** What states often ask more of than federal law does, and on which some states have no record. */
const OFTEN_OF_STATES = new Set(["wage_deductions", "wage_statement", "working_time"]);

/** That no law of the state is on record goes before a federal rule that leaves the state to ask more. */
export function notHeld({ main, retrieval, form }: Plan, said: Sentence | undefined): Sentence | null {
  const { place, topics } = retrieval.question;
  const [asked] = topics;
  if (!main || !said || !asked || said.lead || main.jurisdiction !== "FEDERAL" || form.namesFederal) return null;
  const isState = place.state !== "ALL" && place.state !== "FEDERAL";
  const isHeld = retrieval.laws.some(
    ({ jurisdiction, topics: own }) => jurisdiction === place.state && own.includes(asked.topic),
  );
  if (!isState || isHeld || !OFTEN_OF_STATES.has(asked.topic) || !LEAVES_MORE.test(said.text)) return null;
  return fromLaw(`Our records hold no ${place.stateName} law on ${asked.label.toLowerCase()}.`, main);
}
