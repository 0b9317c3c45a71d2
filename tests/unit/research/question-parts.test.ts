import { describe, expect, it } from "vitest";
import { headCountIn } from "~/domain/research/facts/head-count";
import { hintsFor } from "~/domain/research/query/hints";
import type { Language } from "~/domain/research/query/language";
import { reprisalLaws } from "~/domain/research/query/reprisal-laws";
import type { NamedPlace, Place, TopicEvidence } from "~/domain/research/query/types";

describe("the number of employees in a question", () => {
  it.each([
    ["I am a sole proprietor with no employees", 0],
    ["we have a hundred employees", 100],
    ["we have a dozen workers", 12],
    ["a company with a thousand", 1000],
    ["we employ 1,250 people", 1250],
    ["we have twelve employees", 12],
    ["I fired 3 employees", null],
    ["what is overtime", null],
  ])("of “%s” is %s", (text, count) => {
    expect(headCountIn(text)).toBe(count);
  });
});

describe("what a reader is told beside the results", () => {
  const city = (code: string, name: string) => ({ code, name });
  const place = (more: object) =>
    ({ state: "CA", stateName: "California", city: null, includeCityLaws: false, ...more }) as unknown as Place;
  const named = (more: object) =>
    ({ state: "CA", stateName: "California", city: null, ...more }) as unknown as NamedPlace;
  const oakland = city("oakland", "Oakland");
  const hints = (asked: object, read: object, places: NamedPlace[]) =>
    hintsFor({ asked: place(asked), place: place(read), places, corrections: [] }).map(
      ({ kind, text }) => `${kind}: ${text}`,
    );

  it("names another state, with its city", () => {
    const texas = named({ state: "TX", stateName: "Texas" });
    const austin = named({ state: "TX", stateName: "Texas", city: city("austin", "Austin") });
    expect(hints({}, {}, [texas, austin])).toEqual([
      "other-state: Your question names Austin, Texas; these results are for California. Choose Texas to see its law.",
    ]);
    expect(hints({ state: "ALL" }, { state: "ALL" }, [texas])).toEqual([]);
  });

  it("says whether the law of the named city is among them", () => {
    const there = named({ city: oakland });
    expect(hints({}, { city: oakland }, [there])).toEqual([
      "city-law: Your question names Oakland, so its ordinances are included.",
    ]);
    expect(hints({ includeCityLaws: true }, { city: oakland, includeCityLaws: true }, [there])).toEqual([]);
    expect(hints({}, { city: city("san-jose", "San Jose") }, [there])[0]).toContain("these results are for San Jose");
    expect(hints({}, {}, [there])).toEqual([
      "city-law: Your question names cities. Include city laws to see their ordinances.",
    ]);
  });

  it("shows how a word was read", () => {
    const corrections = [{ typed: "overtim", word: "overtime" }];
    expect(hintsFor({ asked: place({}), place: place({}), places: [], corrections })[0]?.text).toBe(
      'Read "overtim" as "overtime".',
    );
  });
});

describe("the law against reprisal", () => {
  const language = { lawsBySlug: new Map([["flsa-retaliation", { id: 7 }]]) } as unknown as Language;
  const told = (weights: Record<string, number>) =>
    reprisalLaws(
      Object.entries(weights).map(([topic, weight]) => ({ topic, weight }) as TopicEvidence),
      language,
    ).flatMap(({ lawIds }) => lawIds);

  it("is that of what was complained of, if both are told surely enough and the library has it", () => {
    expect(told({ retaliation: 0.9, overtime: 0.8, sex: 0.2 })).toEqual([7]);
    expect(told({ retaliation: 0.9, sex: 0.8 })).toEqual([]);
    expect(told({ retaliation: 0.9, overtime: 0.3 })).toEqual([]);
    expect(told({ retaliation: 0.3, overtime: 0.9 })).toEqual([]);
    expect(told({ overtime: 0.9 })).toEqual([]);
  });
});
