import { describe, expect, it } from "vitest";
import { assessConcern, type RiskAssessment } from "~/domain/research";
import { checkAssessment } from "../../quality/checker/check-assessment";
import { law, lawsOf, retrievalOf, TODAY } from "./ground";

const retrieval = retrievalOf({
  text: "Can we deduct cash register shortages from wages?",
  state: "DE",
  topics: ["wage_deductions"],
});
const ground = { laws: retrieval.laws, cases: [], place: retrieval.question.place };
const honest = (): RiskAssessment => {
  const made = assessConcern(retrieval, TODAY);
  if (!made) throw new Error("no assessment");
  return made;
};
const faults = (made: RiskAssessment, against = ground) => checkAssessment(made, against).map(({ fault }) => fault);
const withAnswer = (change: (html: string) => string): RiskAssessment => {
  const made = honest();
  const directAnswer = change(made.directAnswer);
  if (directAnswer === made.directAnswer) throw new Error("the seeded change changed nothing");
  return { ...made, directAnswer };
};

describe("the independent checker", () => {
  it("finds nothing wrong with an honest assessment", () => {
    expect(faults(honest())).toEqual([]);
  });

  it("catches an altered figure", () => {
    expect(faults(withAnswer((html) => html.replace("10 percent", "15 percent")))).toContain(
      "the figure 15 is in no cited record",
    );
  });

  it("catches a figure that stands in the record with another unit", () => {
    expect(faults(withAnswer((html) => html.replace("of 10 percent", "in 10 weeks of 10 percent"))).join()).toContain(
      '"10 weeks"',
    );
  });

  it("catches the wrong state", () => {
    expect(faults(withAnswer((html) => html.replace("Delaware", "Texas")))).toContain(
      "Texas is not in the cited record",
    );
  });

  it("catches a reference that resolves to nothing", () => {
    const made = withAnswer((html) => html.replaceAll('data-ref="1">1<', 'data-ref="7">7<'));
    expect(faults(made)).toContain("a reference resolves to no record");
  });

  it("catches a reference to another record", () => {
    const made = honest();
    const citations = made.citations.map((entry) => ({ ...entry, lawId: law("de-voting-leave").id }));
    const against = { ...ground, laws: [...ground.laws, law("de-voting-leave")] };
    expect(faults({ ...made, citations }, against).some((fault) => fault.startsWith("words of no cited record"))).toBe(
      true,
    );
  });

  it("catches a law of the place that is said not to be held", () => {
    const said = (place: string) =>
      withAnswer((html) => html.replace(/^<p>.*?<sup/, `<p>Our records hold no ${place} law on wage deductions.<sup`));
    expect(faults(said("Delaware"))).toContain("a record of Delaware is held");
    expect(faults(said("Georgia"))).toEqual([]);
  });

  it("catches a record that is called silent and speaks", () => {
    const silent = withAnswer((html) =>
      html.replace(/^<p>.*?<sup/, "<p>Our record of the law does not speak to cash shortages.<sup"),
    );
    expect(faults(silent)).toContain("the record does speak to cash shortages");
  });

  it("catches a ban that was turned into a permission", () => {
    const made = withAnswer((html) => html.replace("may not deduct", "may deduct"));
    expect(faults(made).some((fault) => fault.startsWith("says yes for no"))).toBe(true);
  });

  it("catches a sentence without a reference", () => {
    expect(faults(withAnswer((html) => html.replace("</p>", " Every employer must pay a fine.</p>")))).toContain(
      "carries no reference",
    );
  });

  it("catches an invented sentence with a reference", () => {
    const made = withAnswer((html) =>
      html.replace("</p>", ' Uniforms belong to the guests of the hotel.<sup class="cite" data-ref="1">1</sup></p>'),
    );
    expect(faults(made).some((fault) => fault.startsWith("words of no cited record"))).toBe(true);
  });

  it("catches markup that an answer may not have", () => {
    expect(faults(withAnswer((html) => html.replace("<p>", "<p><img src=x onerror=alert(1)>")))).toContain(
      "other tags than p, strong and sup",
    );
  });

  it("catches the law of another state, recalled law and unmarked reviewed law", () => {
    const made = honest();
    expect(faults(made, { ...ground, place: { ...ground.place, state: "CA" } })).toContain("law of DE, asked for CA");
    const recalled = ground.laws.map((entry) => ({ ...entry, confidence: "recalled" as const }));
    expect(faults(made, { ...ground, laws: recalled })).toContain("only recalled, may not be used");
    const unmarked = made.citations.map(({ mark: _mark, ...entry }) => entry);
    expect(faults({ ...made, citations: unmarked })).toContain("reviewed, without its mark");
  });

  it("catches law that is no longer in force and a sum that no record holds", () => {
    const repealed = ground.laws.map((entry) => ({ ...entry, status: "repealed" as const }));
    expect(faults(honest(), { ...ground, laws: repealed })).toContain("law not in force, unsaid");
    expect(faults({ ...honest(), maxPenalty: 77_777 })).toContain("no cited record holds this sum");
  });
});

const FORMS = ["Can we ignore", "What is the penalty for breaking", "We never followed"];

describe("every finished record", () => {
  it.each(FORMS)(
    "bears each sentence of its answer: %s …",
    (form) => {
      const problems = lawsOf("FEDERAL", "DE", "TX", "CA").flatMap((record) => {
        const city = record.city ?? undefined;
        const state = record.jurisdiction === "FEDERAL" ? "DE" : record.jurisdiction;
        const asked = retrievalOf({ text: `${form} ${record.title}?`, state, topics: record.topics.slice(0, 2), city });
        const made = assessConcern(asked, TODAY);
        return made ? checkAssessment(made, { laws: asked.laws, cases: [], place: asked.question.place }) : [];
      });
      expect(problems).toEqual([]);
    },
    60_000,
  );
});
