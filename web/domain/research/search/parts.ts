import type { Language } from "../query/language";
import type { Question } from "../query/types";
import { understandIn } from "../query/understand-question";

/** A part says so surely what it is about that it can be answered by itself. */
const SURE = 0.8;
const MOST_PARTS = 3;
const LEAST_WORDS = 3;

/**
 * Where a question changes its subject: at the end of a sentence, and where 'and', 'also' or 'but' begins something new.
 * The cut need not be right each time: only parts that are sure of a subject of their own are kept.
 */
const BORDER = /(?<=[.?!;])\s+|[,;]?\s+(?:and(?: then| also)?|also|but|plus)\s+/i;

/** Of so many things at least the whole must speak. */
const SEVERAL = 2;
const SPOKEN_OF = 0.5;

/** The parts of a question that ask of several things, each read by itself; none where it asks of one. */
export async function partsOf(language: Language, question: Question): Promise<Question[]> {
  if (question.topics.filter(({ weight }) => weight >= SPOKEN_OF).length < SEVERAL) return [];
  const clauses = question.text.split(BORDER).filter((clause) => clause.split(/\s+/).length >= LEAST_WORDS);
  if (clauses.length < 2) return [];
  const { place, employees } = question;
  const read = await Promise.all(clauses.map((clause) => understandIn(language, clause, place, { employees })));
  const subjects = new Map<string, Question>();
  for (const part of read) {
    const [first] = part.topics;
    if (first && first.weight >= SURE && !subjects.has(first.topic)) subjects.set(first.topic, part);
  }
  return subjects.size > 1 ? [...subjects.values()].slice(0, MOST_PARTS) : [];
}
