import { type Links, placeBesideContact, readEmail, readLinks, readPhone, readPlace } from "./contact";
import { findRanges, yearsWorked } from "./dates";
import { highestLevel, readEducation, type Schooling } from "./education";
import { readExperience, type Stay } from "./experience";
import type { Line } from "./line";
import { type PersonName, readName, splitName } from "./name";
import type { Place } from "./place";
import { type Section, type SectionKind, sectionsOf } from "./sections";
import { isSoftSkill, readList } from "./skills";

export const PARSER_VERSION = "2";

/** What a resume says, each field with how sure the reader is of it. */
export type ParsedResume = {
  name: PersonName | null;
  email: string | null;
  phone: string | null;
  place: (Place & { text: string }) | null;
  links: Links;
  experience: Stay[];
  education: Schooling[];
  highestDegree: string | null;
  skills: string[];
  softSkills: string[];
  certifications: string[];
  languages: string[];
  summary: string | null;
  highlights: string[];
  totalYears: number | null;
  confidence: Record<string, number>;
  rawText: string;
};

const MOST_TEXT = 200_000;

/** Reads the lines of a resume. `presentMonth` (YYYY-MM) is what "present" means. */
export function parseResume(lines: Line[], presentMonth: string): ParsedResume {
  const rawText = lines
    .map((line) => line.text.replace(/\t/g, "  "))
    .join("\n")
    .slice(0, MOST_TEXT);
  const sections = sectionsOf(lines);
  const under = (kind: SectionKind) =>
    sections.filter((section) => section.kind === kind).flatMap(({ lines: own }) => own);
  const email = readEmail(rawText);
  const phone = readPhone(rawText);
  const name = readName(lines, email?.value ?? null);
  const place = readPlace(sections) ?? placeBesideContact(lines);
  const experience = experienceOf(sections);
  const education = educationOf(sections);
  const skills = readList(under("skills"));
  return {
    name: name && splitName(name.value),
    email: email?.value ?? null,
    phone: phone?.value ?? null,
    place: place?.value ?? null,
    links: readLinks(rawText),
    experience,
    education,
    highestDegree: highestLevel(education),
    skills: skills.filter((skill) => !isSoftSkill(skill)),
    softSkills: skills.filter(isSoftSkill),
    certifications: readList(under("certifications")),
    languages: readList(under("languages")),
    summary:
      under("summary")
        .map((line) => line.text)
        .join(" ")
        .slice(0, 2000) || null,
    highlights: highlightsOf(experience),
    totalYears: experience.length > 0 ? yearsWorked(experience, presentMonth) : null,
    confidence: {
      name: name?.confidence ?? 0,
      email: email?.confidence ?? 0,
      phone: phone?.confidence ?? 0,
      location: place?.confidence ?? 0,
      experience: mean(experience.map((stay) => stay.confidence)),
      education: education.length > 0 ? 0.9 : 0,
      skills: skills.length > 2 ? 0.9 : skills.length > 0 ? 0.6 : 0,
    },
    rawText,
  };
}

/** Where no heading says experience, whatever stands from the first stay with dates on, outside the schools, is read as such. */
function experienceOf(sections: Section[]): Stay[] {
  const stays = sections
    .filter(({ kind }) => kind === "experience")
    .flatMap((section) => readExperience(section.lines));
  if (stays.length > 0) return stays;
  const lines = sections
    .filter(({ kind }) => kind !== "education" && kind !== "skills" && kind !== "languages")
    .flatMap((section) => section.lines);
  const first = lines.findIndex((line) => findRanges(line.text).length > 0);
  return first < 0 ? [] : readExperience(lines.slice(first)).filter((stay) => stay.title && stay.employer);
}

/** A school may stand under Training or Certificates where there is no heading for education. */
function educationOf(sections: Section[]): Schooling[] {
  const of = (kinds: SectionKind[]) =>
    readEducation(sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines));
  const schools = of(["education"]);
  return schools.length > 0 ? schools : of(["certifications"]).filter(({ school }) => school);
}

/** Sentences with a figure say most about a stay. */
const highlightsOf = (stays: Stay[]): string[] =>
  stays
    .flatMap((stay) => stay.text.split("\n"))
    .filter((line) => /[$%]|\b\d{2,}\b/.test(line) && line.length < 200)
    .slice(0, 5);

const mean = (numbers: number[]): number =>
  numbers.length === 0 ? 0 : Math.round((numbers.reduce((sum, one) => sum + one, 0) / numbers.length) * 100) / 100;
