import { describe, expect, it } from "vitest";
import { assessConcern } from "~/domain/research";
import type { LawHit } from "../../../web/domain/research/search/types";
import { law, plain, retrievalOf, TODAY } from "./ground";

type Asked = Parameters<typeof retrievalOf>[0];
const answer = (ask: Asked): string => plain(assessConcern(retrievalOf(ask), TODAY)?.directAnswer ?? "");
const like = (slug: string, topic: string, requirements: string[], banned: boolean | null): LawHit => ({
  ...law(slug),
  topics: [topic],
  matchedTopic: topic,
  summary: "",
  requirements,
  requirementDetails: requirements.map((text) => ({ text })),
  figures: [{ key: "banned", value: banned, level: "source", note: null }] as LawHit["figures"],
});

describe("what federal law bans and the state only limits", () => {
  const federal = like(
    "flsa-minimum-wage",
    "polygraph",
    ["An employer may not require an employee to take a lie detector test."],
    true,
  );
  const ask = { text: "can an employer require a lie detector test", state: "CA", topics: ["polygraph"] };

  it("is answered by the ban", () => {
    const own = like("ca-overtime", "polygraph", ["No action may rest solely on the result of a test."], null);
    expect(answer({ ...ask, laws: [own, federal] })).toMatch(
      /^In general, no\. Under federal law, an employer may not/,
    );
  });

  it("is answered by the state's own ban where it has one", () => {
    const own = like("ca-overtime", "polygraph", ["An employer may not require a lie detector test."], true);
    expect(answer({ ...ask, laws: [own, federal] })).toMatch(/^No\. In California/);
  });
});

describe("salaried managers and those on leave", () => {
  it("are told who is exempt from overtime, not what a salary may be cut for", () => {
    const text = "do we need to pay overtime to salaried managers";
    expect(answer({ text, state: "FEDERAL", topics: ["overtime"] })).toMatch(
      /^(?:\w[\w ,]*\. )?Under federal law, an exempt executive.*\$684 a week/,
    );
  });

  it("are told it where the state has no law on overtime", () => {
    const text = "do we need to pay overtime to salaried managers";
    expect(answer({ text, state: "TX", topics: ["overtime"] })).toMatch(
      /^(?:\w[\w ,]*\. )?Under federal law, an exempt executive.*\$684 a week/,
    );
  });

  it("are told of the return to the job, where a dismissal on leave is asked about", () => {
    const requirements = [
      "The employer must give up to 12 weeks of unpaid leave in 12 months.",
      "The employee must be restored to the same or an equivalent position.",
    ];
    const leave = like("flsa-minimum-wage", "family_medical_leave", requirements, null);
    const ask = { state: "FEDERAL", topics: ["family_medical_leave"], laws: [leave] };
    expect(answer({ ...ask, text: "can an employee be fired while on FMLA leave" })).toMatch(/^[^.]*restored/);
  });
});
