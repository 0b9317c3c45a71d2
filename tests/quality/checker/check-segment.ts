import { numbersIn, type RecordText, recordText, type SourceRecord, sentencesIn, stemsIn } from "./record-text";
import type { Segment } from "./segments";

/** Words that an answer may add to say whose rule it is, how it is meant, or what became of it. */
const FRAME = new Set(
  stemsIn(
    `under federal state rule here most protective applies from employees which more than you name remedies remedy breach can cost
     enacted takes effect effective yet not checked against official text partly force longer enjoined enforced decisions point both
     ways since limited superseded overruled immediate high priority keep every record this matter note time limit employee may
     private suit your again much unpaid amount fixed least dollars percent basis amounts that size found verified minimum wage counts overtime after hours
     that read says nothing own depends number this above threshold covers covered does reach month general`,
  ),
);
const STATES =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming";
const STATE = new RegExp(`\\b(?:${STATES})\\b`, "g");
const NEGATION = /\b(?:not|no|never|nobody|none|cannot|neither|nor)\b/i;
const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";
const DATE = new RegExp(`\\b(${MONTHS}) (\\d{1,2}), (\\d{4})\\b`, "g");
/** A number and what it counts belong together. */
const MEASURE = /(?<![\d.])(\d[\d,]*(?:\.\d+)?)[- ](hour|minute|day|week|month|year|percent|employee)s?\b/gi;
/** Fields made of sentences of the record; the others put single words of it together. */
const WORDED = new Set(["directAnswer", "legalExplanation", "recommendedActions", "recommendations"]);
/** 'Our record of … does not speak to …': true only where the record has not these words. */
const SILENCE = /^Our record of .+ does not speak to ([\w' -]+)\.$/;
/** 'Our records hold no … law on …': true only where none of the cited records is of that place. */
const NOT_HELD = /^Our records hold no ([\w .]+) law on [\w' ,-]+\.$/;

const ENOUGH_WORDS = 0.85;
const NEARLY_VERBATIM = 0.8;

/** A fact that decides and is not told is asked for: that states nothing. */
const ASKS_BACK = /^It depends: [^.?]+\? /;

/** Frames that hold a negation of their own. */
const NEGATIVE_FRAMES =
  /\(not checked against the official text\)|not checked against the official text\.|no private suit;|^(?:Yes|No|In general, (?:yes|no)|Not [\w ]+|No federal law on this found)[.,] |Keep every record of this matter:|State law is not verified here\./gi;

/** What is wrong with one piece of an assessment, in words; nothing when the cited records bear it. */
export function checkSegment({ field, text: said, refs }: Segment, sources: Map<number, SourceRecord>): string[] {
  const text = said.replace(ASKS_BACK, "");
  if (refs.length === 0) return /[a-z]/i.test(text) ? ["carries no reference"] : [];
  const cited = refs.flatMap((ref) => sources.get(ref) ?? []);
  if (cited.length < refs.length) return ["a reference resolves to no record"];
  const records = cited.map(recordText);
  const applied = factsApplied(text, records);
  if (applied) return applied;
  const unsaid = saidToBeUnknown(text, records);
  if (unsaid) return unsaid;
  const laws = cited.flatMap((source) => (source.kind === "law" ? [source.record] : []));
  const faults = [
    ...figures(text, records),
    ...words(text, records),
    ...places(text, records),
    ...(WORDED.has(field) ? negations(text, records) : []),
  ];
  for (const law of laws) {
    // That a record was not checked is said of the record, not of the law.
    if (/^Not checked against the official text\.$/.test(text)) continue;
    if ((law.status === "repealed" || law.status === "enjoined") && !/no longer|enjoined|repealed/i.test(text))
      faults.push("law not in force, unsaid");
    if (
      law.status === "enacted" &&
      /\b(?:must|may not)\b/.test(text) &&
      !/enacted|takes effect|from \w+ \d/i.test(text)
    )
      faults.push("law yet to come, unsaid");
  }
  for (const source of cited) {
    if (source.kind !== "case") continue;
    if (/^(?:superseded|overruled)$/.test(source.record.treatment) && !/superseded|overruled/.test(text))
      faults.push("case no longer good, unsaid");
  }
  return faults;
}

/** '14 days x $200 a day = $2,800': the product must be right. 'You name 57 employees, and it applies from 50': the bound is the law's. */
const SUM = /^Applied to you: /;
const PRODUCT = /([\d,.]+)(?: days[^x]*| hours| months)? x \$([\d,.]+)[^=]*= \$([\d,]+(?:\.\d+)?)/g;
const TOTAL = /, \$([\d,]+(?:\.\d+)?) in all\.$/;
const SHORT = /\$([\d,.]+) is \$([\d,.]+) below \$([\d,.]+) (?:an?) \w+\.$/;
const BOUND = /^You name .+(?:;| and) it applies ((?:(?:from|above|up to|below) [\w.]+ ?)+)\.$/;

/** What is wrong with a sentence that holds the reader's own facts against the law; null where the text is no such sentence. */
function factsApplied(text: string, records: RecordText[]): string[] | null {
  if (SUM.test(text)) return sumFaults(text);
  const [, bounds] = BOUND.exec(text) ?? [];
  if (bounds === undefined) return null;
  const known = new Set(records.flatMap(({ numbers }) => [...numbers]));
  return numbersIn(bounds).every((number) => known.has(number)) ? [] : ["the bound is in no cited record"];
}

const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.02;

function sumFaults(text: string): string[] {
  const numbers = (found: Iterable<string | undefined>) =>
    [...found].map((figure) => Number((figure ?? "").replaceAll(",", "")));
  const products = [...text.matchAll(PRODUCT)].map(([, ...figures]) => numbers(figures) as [number, number, number]);
  const isWrong = products.some(([count, each, product]) => !near(count * each, product));
  const [total] = numbers((TOTAL.exec(text) ?? []).slice(1));
  const all = products.reduce((sum, [, , product]) => sum + product, 0);
  const [told, gap, limit] = numbers((SHORT.exec(text) ?? []).slice(1));
  const isShort = told === undefined || gap === undefined || limit === undefined || near(limit - told, gap);
  return isWrong || !isShort || (total !== undefined && !near(total, all)) ? ["the sum is wrong"] : [];
}

/** What is wrong with the word that something is not known; null where the text is no such word. */
function saidToBeUnknown(text: string, records: RecordText[]): string[] | null {
  const [, unsaid] = SILENCE.exec(text) ?? [];
  if (unsaid !== undefined) return silence(unsaid, records);
  const [, place] = NOT_HELD.exec(text) ?? [];
  if (place === undefined) return null;
  return records.some(({ places: held }) => held.includes(place)) ? [`a record of ${place} is held`] : [];
}

function silence(unsaid: string, records: RecordText[]): string[] {
  const missing = stemsIn(unsaid).filter((stem) => !FRAME.has(stem));
  return records.some((record) => missing.length > 0 && missing.every((stem) => stemsIn(record.text).includes(stem)))
    ? [`the record does speak to ${unsaid}`]
    : [];
}

function figures(text: string, records: RecordText[]): string[] {
  const faults: string[] = [];
  const known = new Set(records.flatMap(({ numbers }) => [...numbers]));
  for (const number of numbersIn(text))
    if (!known.has(number)) faults.push(`the figure ${number} is in no cited record`);
  for (const [whole, month, day, year] of text.matchAll(DATE)) {
    const iso = `${year}-${String(MONTHS.split("|").indexOf(month ?? "") + 1).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
    if (!records.some((record) => record.text.includes(whole) || record.text.includes(iso)))
      faults.push(`the date ${whole} is in no cited record`);
  }
  for (const [whole, number = "", unit = ""] of text.matchAll(MEASURE)) {
    const value = number.replace(/,/g, "");
    const said = new RegExp(`(?<![\\d.])${number.replace(".", "\\.")}(?:\\.0+)?[- ](?:\\w+[- ]){0,3}${unit}`, "i");
    const isTyped = records.some(
      ({ numbers, text: all }) => numbers.has(Number(value)) && !new RegExp(`(?<![\\d.])${value}[- ]`).test(all),
    );
    if (!isTyped && !records.some(({ text: all }) => said.test(all)) && !/from \d+ employees/.test(text))
      faults.push(`"${whole}" is in no cited record`);
  }
  return faults;
}

function words(text: string, records: RecordText[]): string[] {
  const known = new Set(records.flatMap((record) => stemsIn(record.text)));
  const asked = stemsIn(text).filter((stem) => !FRAME.has(stem));
  if (asked.length === 0) return [];
  const missing = asked.filter((stem) => !known.has(stem));
  const share = 1 - missing.length / asked.length;
  return share < ENOUGH_WORDS ? [`words of no cited record: ${missing.join(", ")}`] : [];
}

function places(text: string, records: RecordText[]): string[] {
  return (text.match(STATE) ?? [])
    .filter((name) => !records.some((record) => record.places.includes(name) || record.text.includes(name)))
    .map((name) => `${name} is not in the cited record`);
}

/** The title and citation before a sentence: an act may be called 'Silenced No More'. */
const HEAD = /^.{3,200}?\([^()]*\d[^()]*\): /;

/** A sentence that is nearly one of the record says yes where that says yes, and no where that says no. */
function negations(text: string, records: RecordText[]): string[] {
  const held = records.flatMap(({ sentences }) => sentences);
  return sentencesIn(text.replace(NEGATIVE_FRAMES, "").replace(HEAD, "")).flatMap((sentence) => {
    const own = new Set(stemsIn(sentence).filter((stem) => !FRAME.has(stem)));
    if (own.size < 4) return [];
    const alike = held.filter(
      (other) => share(own, new Set(stemsIn(other))) >= NEARLY_VERBATIM && lengthFits(sentence, other),
    );
    if (alike.length === 0) return [];
    return alike.some((other) => NEGATION.test(other) === NEGATION.test(sentence))
      ? []
      : [`says yes for no or no for yes: "${sentence.slice(0, 60)}"`];
  });
}

const share = (own: Set<string>, other: Set<string>): number =>
  [...own].filter((stem) => other.has(stem)).length / own.size;
const lengthFits = (one: string, other: string): boolean =>
  one.length / other.length < 1.8 && other.length / one.length < 1.8;
