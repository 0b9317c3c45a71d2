import { setImmediate } from "node:timers/promises";
import { assessConcern } from "./answer/assess-concern";
import { readCases } from "./library/read-cases";
import { readLaws } from "./library/read-laws";
import { currentLanguage, type Language } from "./query/language";
import { readPlace } from "./query/read-place";
import { inReading } from "./search/reading";
import { retrieve } from "./search/retrieve";

/** So few at a time that a request in between hardly waits. */
const AT_ONCE = 50;
/** Questions after which one more is answered hardly faster. */
const QUESTIONS = 300;
/** Of these the whole answer is made: reading what each means takes longer than all the rest. */
const ANSWERED = 20;

/**
 * Reads the laws and the shelved cases in full and answers questions before anybody asks: the first to ask would wait half a
 * second for what is read and compiled with the first answers.
 */
export async function readAhead(): Promise<void> {
  const language = await currentLanguage();
  await readRecords(language);
  const topics = [...language.topics.values()];
  const states = [...language.states.keys()];
  for (let at = 0; at < QUESTIONS; at += 1) {
    const label = topics[at % topics.length]?.label;
    const place = readPlace({ jurisdiction: states[at % states.length] ?? "ALL" }, language);
    assessConcern(
      await retrieve(`What must an employer with ${at} employees do about ${label}?`, place, {
        parts: at % (QUESTIONS / ANSWERED) === 0,
      }),
    );
    await setImmediate();
  }
}

async function readRecords({ shelves, fullLaws, fullCases }: Language): Promise<void> {
  for (const ids of portions(shelves.laws.records, fullLaws))
    for (const law of await inReading((client) => readLaws(client, ids))) fullLaws.set(law.id, law);
  for (const ids of portions(shelves.cases?.records ?? [], fullCases))
    for (const found of await inReading((client) => readCases(client, ids))) fullCases.set(found.id, found);
}

function* portions(records: { id: number }[], known: ReadonlyMap<number, unknown>): Generator<number[]> {
  for (let at = 0; at < records.length; at += AT_ONCE) {
    const ids = records.slice(at, at + AT_ONCE).flatMap(({ id }) => (known.has(id) ? [] : [id]));
    if (ids.length > 0) yield ids;
  }
}
