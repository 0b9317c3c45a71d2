import { readCases } from "../library/read-cases";
import { readLaws } from "../library/read-laws";
import { currentLanguage } from "../query/language";
import { inReading } from "./reading";

/** So few at a time that a request in between hardly waits. */
const AT_ONCE = 50;

/** Reads the laws and the shelved cases in full before anybody asks: the first to need one would wait for it. */
export async function readAhead(): Promise<void> {
  const { shelves, fullLaws, fullCases } = await currentLanguage();
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
