import { citationScope, type WrittenEntry } from "../build-records";
import type { CitationReader } from "../citation";
import { REQUIRING } from "../lists-of-provisions";
import type { Problem } from "../problem";
import type { LawRecord } from "../record";
import { type Check, error, warning } from "./check";
import { placeIn } from "./prose";

const STATE_CODES =
  "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY";
const UNCERTAIN = /not confirmed|unknown|\?|\bconfirm\b/i;

/** Each citation and pinpoint must have a known normal form: one section or range, no list. */
export const checkCitations: Check = ({ records }) =>
  records.written.flatMap((entry) => {
    const named = entry.law.citations.flatMap((citation, index) =>
      citationProblems(entry, records.citations, citation, ["citations", index]),
    );
    const pins = entry.law.provisions.flatMap(({ role, pin }, index) =>
      pin === undefined || !REQUIRING.includes(role)
        ? []
        : citationProblems(entry, records.citations, fullPin(entry, records.citations, pin), [
            "provisions",
            index,
            "pin",
          ]),
    );
    return [...named, ...pins];
  });

function fullPin(entry: WrittenEntry, citations: CitationReader, pin: string): string {
  const scope = citationScope(entry.setting);
  return citations.fullPin(pin, entry.law.citations[0] ?? "", scope.jurisdiction, scope.city);
}

function citationProblems(
  entry: WrittenEntry,
  citations: CitationReader,
  citation: string,
  path: PropertyKey[],
): Problem[] {
  const place = placeIn(entry, path);
  if (UNCERTAIN.test(citation))
    return [error(place, "citation", `"${citation}" is marked as unsure: leave the doubt to \`level\` or \`note\``)];
  if (/;|§|\s{2,}/.test(citation))
    return [error(place, "citation", `"${citation}": one section or range per entry, without § and ;`)];
  const scope = citationScope(entry.setting);
  if (citations.read(citation, scope.jurisdiction, scope.city).known) return [];
  return [error(place, "citation", `"${citation}" has no known normal form (see patterns and forms in links.yaml)`)];
}

/** Every law has a link, and every link leads to a host of a known class. */
export const checkLinks: Check = ({ records, files }) => {
  const laws = records.laws.flatMap((law) => linkProblems(law, records.citations));
  const cases = records.cases
    .filter((item) => !item.url || !records.citations.classOf(item.url))
    .map((item) =>
      error(
        item.place,
        "link",
        `${item.slug}: ${item.url ? `host of ${item.url} is neither official nor mirror` : "no link; give url"}`,
      ),
    );
  const agencies = [...files.states, ...files.federal, ...files.cities].flatMap((file) =>
    Object.entries(file.value.agencies).flatMap(([key, agency]) =>
      agency.url && records.citations.classOf(agency.url) !== "official"
        ? [
            error(
              file.place(["agencies", key]),
              "link",
              `agency ${key}: ${agency.url} is not on an official host (add it to links.yaml if it is)`,
            ),
          ]
        : [],
    ),
  );
  return [...laws, ...cases, ...agencies];
};

function linkProblems(law: LawRecord, citations: CitationReader): Problem[] {
  if (!law.url) return [error(law.place, "link", `${law.slug}: no link can be derived from the citation; give url`)];
  if (!citations.classOf(law.url))
    return [error(law.place, "link", `${law.slug}: host of ${law.url} is neither official nor mirror`)];
  const shallow = law.kind === "law" && ["code home", "city page", "agency page"].includes(law.linkLevel);
  return shallow ? [warning(law.place, "link", `${law.slug}: links the ${law.linkLevel} only`)] : [];
}

/** Reads the link table itself: patterns compile, examples match, state codes exist. */
export const checkLinkTable: Check = ({ files, records }) =>
  files.links.value.patterns.flatMap((row, index) => {
    const place = files.links.place(["patterns", index]);
    const state = /^(?:city:)?([a-z]{2}|[A-Z]{2}|\*)/.exec(row.jurisdiction)?.[1]?.toUpperCase() ?? "";
    if (![...STATE_CODES.split(" "), "US", "*"].includes(state))
      return [error(place, "link", `unknown jurisdiction ${row.jurisdiction}`)];
    const city = row.jurisdiction.startsWith("city:") ? row.jurisdiction.slice(5) : undefined;
    const reading = records.citations.read(row.example, city ? state : row.jurisdiction, city);
    if (!reading.link) return [error(place, "link", `the example "${row.example}" matches no pattern`)];
    if (records.citations.classOf(reading.link.url)) return [];
    return [error(place, "link", `the host of ${reading.link.url} is neither official nor mirror`)];
  });
