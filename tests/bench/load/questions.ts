import { labeledQuestions } from "../../quality/questions";

const STATES = ["CA", "NY", "TX", "WA", "FL", "IL", "CO", "MA", "OR", "PA", "MN", "GA", "OH", "NJ", "ALL"];
const WORKERS = [
  "employees",
  "workers",
  "staff",
  "people",
  "hourly employees",
  "drivers",
  "nurses",
  "servers",
  "managers",
];

export type Asked = { question: string; state: string };

/** Questions as people ask them, each different from every other: another place, head-count or kind of worker each time. */
export function* uniqueQuestions(): Generator<Asked> {
  const asked = labeledQuestions().map(({ q }) => q.slice(0, 400));
  for (let turn = 0; ; turn += 1) {
    const question = asked[turn % asked.length] ?? "";
    const round = Math.floor(turn / asked.length);
    const workers = WORKERS[round % WORKERS.length];
    yield { question: `${question} We have ${5 + round} ${workers}.`, state: STATES[turn % STATES.length] ?? "CA" };
  }
}
