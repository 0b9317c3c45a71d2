import { findRanges } from "./dates";
import { withoutLetterSpacing } from "./letter-spaced";
import type { Line } from "./line";

export type SectionKind =
  | "head"
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "certifications"
  | "languages"
  | "contact"
  | "other";

export type Section = { kind: SectionKind; heading: string; lines: Line[] };

/** First match wins; "Education & Licenses" is about education. */
const KINDS: [SectionKind, RegExp][] = [
  [
    "contact",
    /^(contact|get in touch|reach me|personal (details|information|data)|details|contact (details|information|me))\b/,
  ],
  ["education", /\b(education|educational|academic|studies|schooling)\b/],
  [
    "other",
    /\b(volunteer|community|projects?|publications?|awards?|honou?rs|references?|interests|hobbies|activities|patents|presentations|affiliations|memberships|military)\b/,
  ],
  ["summary", /^(?!.*\bexperience\b).*\b(summary|objective|profile)\b/],
  [
    "skills",
    /\b(skills?|competenc\w+|expertise|technolog(y|ies)|proficienc\w+|strengths|tool(s|box|kit)|software|technical|capabilities|knowledge)\b/,
  ],
  ["certifications", /\b(certifi\w+|licen[sc]\w+|credentials|training|courses)\b/],
  [
    "experience",
    /\b(experience|employment|work history|job history|career|professional history|work background|positions? held|where i('ve| have) worked|professional background|jobs?|work)\b/,
  ],
  ["languages", /^languages?$/],
  ["summary", /\b(summary|profile|objective|about( me)?|overview|qualifications|statement|highlights|introduction)\b/],
];

/** Words a heading may consist of besides its key word; anything else makes it a sentence or a name. */
const HEADING_EXTRA =
  /^(and|&|of|the|my|other|key|core|relevant|related|professional|work|additional|selected|legal|clinical|teaching|military|leadership|technical|computer|personal|areas|background|history|summary|information|details|qualifications|licensure|licenses|experience|employment|training|skills|career|progression|objective|profile|tools|highlights|i|have|worked|where|me|about|get|in|touch|to|recent|prior|previous|earlier|business|industry|management|research|volunteer|community|service|academic|educational|special|language|languages|strengths|achievements|credentials|certifications|certification|expertise|software|positions|held|activities|interests|projects|awards|honors|publications|affiliations|memberships|references|development|continuing|courses|coursework|statement|overview|executive|abilities|hard|soft|platforms|technologies|technology|work|job|jobs|proficiencies|competencies|knowledge|contact|reach|hobbies|at|a|glance|what|do|who|am|studies|schooling|patents|presentations|accomplishments|involvement|toolbox|toolkit|capabilities|notable|data|roles|background)$/;

/** Key words of headings, for those that are set letter by letter. */
const KIND_WORDS = [
  "education",
  "skills",
  "volunteering",
  "competency",
  "competencies",
  "licenses",
  "licensure",
  "service",
  "employment",
];

const VOCABULARY = HEADING_EXTRA.source.slice(2, -2).split("|").concat(KIND_WORDS);

/** "Policy Experience", "NURSING EXPERIENCE": whatever the experience is of. */
const NAMED_EXPERIENCE =
  /^(?:[A-Z][A-Za-z]+ (?:(?:&|and) )?)+(?:Experience|EXPERIENCE|Employment|EMPLOYMENT|Work History|WORK HISTORY)$/;

/** Cuts a resume at its headings; what comes before the first is the head. */
export function sectionsOf(lines: Line[]): Section[] {
  const sections: Section[] = [{ kind: "head", heading: "", lines: [] }];
  for (const line of lines) {
    const kind = headingKind(line);
    if (kind) sections.push({ kind, heading: line.text, lines: [] });
    else {
      const beside = inlineHeading(line) ?? marginHeading(line);
      if (beside) sections.push(beside);
      else sectionFor(sections, line).lines.push(line);
    }
  }
  return sections;
}

/** A line of another column than its heading's does not belong under that heading. */
function sectionFor(sections: Section[], line: Line): Section {
  const last = sections.at(-1) as Section;
  const previous = last.lines.at(-1);
  if (!previous || previous.column === line.column || sections.length === 1) return last;
  if (last.kind === "experience" || last.kind === "education") return last;
  const started: Section = { kind: "head", heading: "", lines: [] };
  sections.push(started);
  return started;
}

export function headingKind(line: Line): SectionKind | null {
  if (line.isBullet || line.text.length > 60 || line.text.includes("\t")) return null;
  const text = withoutLetterSpacing(line.text, VOCABULARY)
    .toLowerCase()
    .replace(/^[#\s]+|[:\s.]+$/g, "")
    .replace(/’/g, "'")
    .trim();
  const words = text
    .split(/[\s/]+/)
    .map((word) => word.replace(/[,]/g, ""))
    .filter(Boolean);
  if (words.length === 0 || words.length > 5 || /\d|@/.test(text)) return null;
  if (NAMED_EXPERIENCE.test(line.text) && words.length <= 4) return "experience";
  if (!words.every((word) => HEADING_EXTRA.test(word) || KINDS.some(([, key]) => key.test(word)))) return null;
  return KINDS.find(([, key]) => key.test(text))?.[0] ?? null;
}

/** "Skills: Java, SQL" holds its heading and its content. */
function inlineHeading(line: Line): Section | null {
  const match = /^([A-Za-z& ]{4,30}):\s+(\S.*)$/.exec(line.text);
  if (!match?.[1] || !match[2] || findRanges(line.text).length > 0) return null;
  const kind = headingKind({ ...line, text: match[1], isBullet: false });
  if (kind !== "skills" && kind !== "languages" && kind !== "certifications") return null;
  // "Languages: Python, R" under Technical is a kind of skill.
  return { kind, heading: match[1], lines: [{ ...line, text: match[2], isBullet: false }] };
}

/** A heading in the margin stands on one line with the beginning of its text. */
function marginHeading(line: Line): Section | null {
  const [margin = "", ...rest] = line.text.split("\t");
  const text = rest.join("\t");
  if (line.isBullet || !/^[A-Z]/.test(margin) || !/[A-Za-z]{3}/.test(withoutDates(text))) return null;
  const kind = headingKind({ ...line, text: margin });
  // Where the text starts is not where the line starts: its indent says nothing.
  return kind ? { kind, heading: margin, lines: [{ ...line, text, indent: Number.POSITIVE_INFINITY }] } : null;
}

const withoutDates = (text: string): string =>
  findRanges(text).reduceRight((rest, { index, length }) => rest.slice(0, index) + rest.slice(index + length), text);
