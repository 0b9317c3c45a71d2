import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { corpusRoot } from "~/domain/research";
import { checkCorpus } from "~/domain/research/corpus/check-corpus";
import { temporaryFolder } from "../../setup/temporary-folder";

const MAY = { mood: "may", text: "An employer may fly a flag at work on any day." };

const points = ({ mood, text }: { mood: string; text: string }) => `topic: meal_rest_breaks
points:
- key: flag
  kind: may
  label: Flags
  whereSilent:
    mood: ${mood}
    text: ${text}
  asks: [May we fly a flag at work?, flag at work, flag on the roof, flag on a holiday]
`;

const federal = (provision: string) => `family: breaks
name: Federal Break Laws
read: 2026-11-20
agencies:
  whd: {name: Wage and Hour Division, url: "https://www.dol.gov/agencies/whd"}

laws:
- slug: federal-flag-act
  title: Federal Flag Act
  citations: [29 U.S.C. 201]
  topics: [meal_rest_breaks]
  verifiedAsOf: 2026
  level: source
  source: a page that was read
  applies: {text: Employers in interstate commerce.}
  summary: An employer may not fly a flag at work.
  provisions:
  - {point: flag, pin: "201", ${provision}}
  none: [deadline, notice]
  agency: whd
  remedies: [none stated]
`;

/** What the check says of the one point, beside a federal law that has this provision on it. */
function said(provision: string, rule = MAY): string[] {
  const root = temporaryFolder("corpus");
  for (const file of ["topics.yaml", "links.yaml", "facts.yaml", "points/general.yaml"]) {
    cpSync(join(corpusRoot, file), join(root, file));
  }
  mkdirSync(join(root, "federal"));
  writeFileSync(join(root, "points/meal_rest_breaks.yaml"), points(rule));
  writeFileSync(join(root, "federal/breaks.yaml"), federal(provision));
  const { problems } = checkCorpus(root, { today: "2026-11-20" });
  return problems.filter(({ file }) => file.startsWith("points/")).map(({ rule, message }) => `${rule}: ${message}`);
}

describe("what holds where a place has no law on a point", () => {
  it.each([
    "mood: must, text: An employer must fly a flag at work.",
    "mood: must not, text: An employer may not fly a flag at work.",
    "mood: void, text: A clause on flags at work is void.",
  ])("is refused where federal law binds everywhere: %s", (provision) => {
    expect(said(provision).join()).toContain("point: meal_rest_breaks.flag is never silent: federal-flag-act says");
  });

  it.each([
    "mood: may, text: An employer may fly a flag at work.",
    "mood: must not, when: {federal_contract: yes}, text: A contractor may not fly a flag at work.",
    "role: exception, mood: must not, text: An employer may not fly a flag at half-mast.",
  ])("stands beside federal law that leaves it open: %s", (provision) => {
    expect(said(provision)).toEqual([]);
  });

  it("is one sound sentence of at most 30 words whose mood its words bear", () => {
    const open = "mood: may, text: An employer may fly a flag at work.";
    expect(said(open, { mood: "need not", text: "An employer must fly a flag at work." }).join()).toContain("mood: ");
    expect(
      said(open, { mood: "may", text: `An employer may fly a flag ${"or two ".repeat(14)}at work.` }).join(),
    ).toContain("sentence: whereSilent: more than 30 words");
    expect(said(open, { mood: "must", text: MAY.text }).join()).toContain("schema");
  });
});
