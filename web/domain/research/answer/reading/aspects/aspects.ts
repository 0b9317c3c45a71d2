import type { TopicEvidence } from "../../../query/types";
import type { FullLaw } from "../../../search/types";
import { sentencesOf } from "../words";
import type { Aspect } from "./aspect";
import { DRUG_TEST_ASPECTS } from "./drug-tests";
import { HIRING_ASPECTS } from "./hiring-and-ending";
import { HOURS_ASPECTS } from "./hours";
import { LEAVE_ASPECTS } from "./leave";
import { MINORS_ASPECTS } from "./minors";
import { PAY_ASPECTS } from "./pay";
import { RIGHTS_ASPECTS } from "./rights";
import { SAFETY_ASPECTS } from "./safety";

/** Points on which a record may be silent, although its law is the right one. */
const ASPECTS: Aspect[] = [
  ...PAY_ASPECTS,
  ...HOURS_ASPECTS,
  ...LEAVE_ASPECTS,
  ...MINORS_ASPECTS,
  ...HIRING_ASPECTS,
  ...DRUG_TEST_ASPECTS,
  ...RIGHTS_ASPECTS,
  ...SAFETY_ASPECTS,
];

/** The points that a question asks about; what its topics tell surely needs no words of its own. */
export const aspectsOf = (text: string, topics: TopicEvidence[] = []): Aspect[] =>
  ASPECTS.filter(({ asks, ofTopics }) => asks.test(text) || topics.some((told) => isTold(told, ofTopics)));

const TOLD = 0.75;
const isTold = ({ topic, weight }: TopicEvidence, ofTopics: string[] = []): boolean =>
  weight >= TOLD && ofTopics.includes(topic);

/** Whether anything in a record speaks to a point; in doubt it does. */
export function speaksTo(law: FullLaw, { speaks, label }: Aspect): boolean {
  const lists = [law.deadlines, law.notices, law.recordsRetention, law.penaltyDetails].flatMap((list) =>
    typeof list === "string" ? [] : list.map(({ text }) => text),
  );
  const prose = [
    law.title,
    law.coveredText ? `covers ${law.coveredText}` : "",
    law.scopeNote ?? "",
    law.statusNote ?? "",
  ];
  const all = [...prose, ...sentencesOf(law.summary), ...law.requirements, ...law.penalties, ...lists];
  return all.some((text) => speaks.test(text) || text.toLowerCase().includes(label));
}
