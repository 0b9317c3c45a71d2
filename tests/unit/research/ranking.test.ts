import { describe, expect, it } from "vitest";
import { firstWords } from "~/domain/research/library/cut-records";
import type { Place, Question } from "~/domain/research/query/types";
import { grouped } from "~/domain/research/search/group-by-state";
import { choosing, type LawCandidate, quoted } from "~/domain/research/search/law-candidates";
import { rankLaws } from "~/domain/research/search/rank-laws";
import type { ShelvedLaw } from "~/domain/research/search/shelves";
import { snippetOf, wantedOf } from "~/domain/research/search/snippet";

const california: Place = { state: "CA", stateName: "California", city: null, includeCityLaws: false };

function asking(changes: Partial<Question> = {}): Question {
  return {
    text: "overtime",
    meant: "overtime",
    place: california,
    terms: [{ word: "overtime", lexeme: "overtim", weight: 0.5, lawCount: 9, caseCount: 2, typed: null }],
    topics: [{ topic: "overtime", label: "Overtime", weight: 0.9, because: ["overtime"] }],
    ...{ citations: [], statutes: [], caseCitations: [], caseParties: [], places: [], dates: [], hints: [] },
    ...{
      employees: null,
      employeesIsFilter: false,
      inScope: true,
      hasWorkWords: false,
      keywords: [],
    },
    ...changes,
  };
}

let nextId = 1;
function law(slug: string, { said = 0.5, ...changes }: Partial<ShelvedLaw & LawCandidate> = {}): LawCandidate {
  nextId += 1;
  const shelved: ShelvedLaw = {
    ...{ id: nextId, slug, title: slug, jurisdiction: "CA", city: null, topics: ["overtime"], status: "in_force" },
    ...{ isAbsence: false, confidence: "source", minEmployees: null, relatedLawIds: [], relatedCaseIds: [] },
    ...{ category: "Wage and Hour", riskLevel: "High" },
    ...changes,
  };
  return { law: shelved, said, isTitled: said >= 0.9 };
}

const order = (laws: LawCandidate[], question = asking(), fallbacks: { topic: string; slugs: string[] }[] = []) =>
  rankLaws(laws, question, fallbacks).map((hit) => hit.law.slug);

describe("the order of laws", () => {
  it("puts the chosen city before the state and the state before the federation", () => {
    const laws = [law("fed", { jurisdiction: "FEDERAL" }), law("state"), law("city", { city: "los-angeles" })];
    const inCity = asking({
      place: { ...california, city: { code: "los-angeles", name: "Los Angeles" }, includeCityLaws: true },
    });
    expect(order(laws, inCity)).toEqual(["city", "state", "fed"]);
  });

  it("puts federal law before the statement that a state has none", () => {
    const laws = [law("absent", { isAbsence: true }), law("fed", { jurisdiction: "FEDERAL" })];
    expect(order(laws)).toEqual(["fed", "absent"]);
  });

  it("puts federal law of some trade behind, where the place has its own and no general federal law is named", () => {
    const special = law("longshore", { jurisdiction: "FEDERAL", said: 0.8 });
    expect(order([special, law("state", { said: 0.3 })])).toEqual(["state", "longshore"]);
    const [alone] = rankLaws([special], asking(), []);
    const [beside] = rankLaws([special, law("state")], asking(), []).filter((hit) => hit.law.slug === "longshore");
    expect(beside?.score).toBeLessThan(alone?.score ?? 0);
  });

  it("puts a record that no law was found behind the law, when both cite the section", () => {
    const absent = law("absent", { isAbsence: true });
    const own = law("own");
    expect(order([absent, own], asking({ citations: [{ text: "1", lawIds: [absent.law.id, own.law.id] }] }))).toEqual([
      "own",
      "absent",
    ]);
  });

  it("puts a cited law first, whatever else fits", () => {
    const cited = law("cited", { topics: ["tips"], said: 0 });
    expect(order([law("fits"), cited], asking({ citations: [{ text: "512", lawIds: [cited.law.id] }] }))[0]).toBe(
      "cited",
    );
  });

  it("puts a law first whose title is the whole question", () => {
    const titled = law("titled", { topics: ["tips"], said: 0.1 });
    const statutes = [{ text: "x", lawIds: [titled.law.id], isWholeQuestion: true, isDistinct: true }];
    expect(order([law("fits"), titled], asking({ statutes }))[0]).toBe("titled");
  });

  it("puts the state's law before the federal act that is called like its subject", () => {
    const federal = law("flsa-tips", { jurisdiction: "FEDERAL", topics: ["overtime"], said: 0.8 });
    const called = [{ text: "x", lawIds: [federal.law.id], isWholeQuestion: true, isDistinct: false }];
    expect(order([federal, law("own")], asking({ statutes: called }))).toEqual(["own", "flsa-tips"]);
    expect(order([federal, law("other", { topics: ["tips"] })], asking({ statutes: called }))[0]).toBe("flsa-tips");
    const outright = called.map((name) => ({ ...name, isDistinct: true }));
    expect(order([federal, law("own")], asking({ statutes: outright }))).toEqual(["flsa-tips", "own"]);
  });

  it("puts law in force before law that is enjoined or repealed", () => {
    const laws = [law("repealed", { status: "repealed" }), law("enjoined", { status: "enjoined" }), law("valid")];
    expect(order(laws)).toEqual(["valid", "enjoined", "repealed"]);
  });

  it("puts a law that begins at more employees behind, and says so", () => {
    const laws = [law("large", { minEmployees: 50, said: 1 }), law("small", { minEmployees: 5 })];
    const hits = rankLaws(laws, asking({ employees: 12 }), []);
    expect(hits.map((hit) => [hit.law.slug, hit.belowThreshold])).toEqual([
      ["small", false],
      ["large", true],
    ]);
  });

  it("puts federal law of one trade behind the general federal law of the topic", () => {
    const laws = [law("trade", { jurisdiction: "FEDERAL" }), law("general", { jurisdiction: "FEDERAL" })];
    expect(order(laws, asking(), [{ topic: "overtime", slugs: ["general"] }])).toEqual(["general", "trade"]);
  });

  it("keeps the law of a second subject beside a law that is named outright", () => {
    const named = law("named", { jurisdiction: "FEDERAL", topics: ["severance"], said: 0.9 });
    const told = [
      { topic: "severance", label: "Severance", weight: 1, because: ["sign"] },
      { topic: "age", label: "Age", weight: 0.5, because: ["63"] },
    ];
    const statutes = [{ text: "sign", lawIds: [named.law.id], isWholeQuestion: false, isDistinct: true }];
    const second = law("second", { topics: ["age"], said: 0 });
    expect(order([named, second], asking({ topics: told, statutes }))).toEqual(["named", "second"]);
  });

  it("puts the law of a second subject before many federal laws of the first", () => {
    const topics = [
      { topic: "payroll_taxes", label: "Payroll taxes", weight: 0.9, because: ["w-2"] },
      { topic: "data_breach", label: "Breach", weight: 0.55, because: ["phisher"] },
    ];
    const federal = (slug: string) => law(slug, { jurisdiction: "FEDERAL", topics: ["payroll_taxes"] });
    const breach = law("breach", { topics: ["data_breach"] });
    const found = order([...["a", "b", "c", "d", "e", "f"].map(federal), breach], asking({ topics }));
    expect(found.slice(0, 2)).toEqual(["a", "b"]);
    expect(found.indexOf("breach")).toBeLessThan(5);
  });

  it("leaves out what shares neither topic nor telling words", () => {
    expect(order([law("other", { topics: ["tips"], said: 0.05 }), law("fits")])).toEqual(["fits"]);
  });
});

describe("all states at once", () => {
  it("gives each state its best law before any state a second, and keeps a state together", () => {
    const ranked = rankLaws(
      [law("ca-1", { said: 1 }), law("ca-2", { said: 0.9 }), law("tx-1", { jurisdiction: "TX", said: 0.7 })],
      asking({ place: { ...california, state: "ALL" } }),
      [],
    );
    expect(grouped(ranked, 2, new Set()).map((hit) => hit.law.slug)).toEqual(["ca-1", "tx-1"]);
    expect(grouped(ranked, 3, new Set()).map((hit) => hit.law.slug)).toEqual(["ca-1", "ca-2", "tx-1"]);
    expect(grouped(ranked, 3, new Set(["TX"]))[0]?.law.slug).toBe("tx-1");
  });
});

describe("choosing candidates", () => {
  it("takes the rarest words first and stops before the common ones", () => {
    const words = [
      { lexeme: "employe", count: 5000 },
      { lexeme: "lactat", count: 40 },
      { lexeme: "room", count: 200 },
      { lexeme: "unknown", count: 0 },
    ];
    expect(choosing(words, 400)).toEqual(["lactat", "room"]);
    expect(choosing([{ lexeme: "employe", count: 5000 }], 400)).toEqual(["employe"]);
  });

  it("quotes what would be an operator of a text query", () => {
    expect(quoted("it's")).toBe("'it''s'");
    expect(quoted("a\\b")).toBe("'a\\\\b'");
  });
});

describe("what the reader sees", () => {
  it("marks the words of the question and escapes everything else", () => {
    const html = snippetOf({}, () => ["Nothing here.", 'Overtime <b>is</b> due & "paid".'], wantedOf(["overtim"]));
    expect(html).toBe("<mark>Overtime</mark> &lt;b&gt;is&lt;/b&gt; due &amp; &quot;paid&quot;.");
  });

  it("cuts a summary to at most 120 characters between words", () => {
    const cut = firstWords("word ".repeat(60));
    expect(cut.length).toBeLessThanOrEqual(120);
    expect(cut.endsWith("word…")).toBe(true);
    expect(firstWords("short")).toBe("short");
  });
});
