import { describe, expect, it } from "vitest";
import type { PointOfTopic } from "~/domain/research/corpus/points";
import { isOfSilence, withSilence } from "~/domain/research/reasoning/where-silent";
import type { LawHit } from "~/domain/research/search/types";

const NEED_NOT = "A private employer need not give sick leave, unless its own policy promises it.";
const points = new Map(
  [
    { topic: "paid_sick_leave", key: "required", whereSilent: { mood: "need not", text: NEED_NOT } },
    { topic: "paid_sick_leave", key: "accrual" },
    { topic: "tips", key: "card_fees", whereSilent: { mood: "may", text: "An employer may take the card fee." } },
  ].map((point) => [`${point.topic}.${point.key}`, point as PointOfTopic]),
);

const law = (own: Partial<LawHit>): LawHit =>
  ({
    jurisdiction: "AL",
    city: null,
    isAbsence: false,
    silentPoints: [],
    topics: ["paid_sick_leave"],
    confidence: "reviewed",
    provisions: [],
    ...own,
  }) as LawHit;
const ASKED = [...points.keys()].map((point) => ({ point, share: 0.4 }));
const DUTY = { kind: "duty" } as const;
const saidBy = (laws: LawHit[], asked = ASKED, form: { kind: "duty" | "permission" | "open" } = { kind: "open" }) =>
  withSilence(laws, points, { points: asked, form }).flatMap(({ provisions }) =>
    provisions.map(({ point, mood }) => `${point} ${mood}`),
  );

describe("where a place has no law", () => {
  it("what its points say of that is weighed beside the law", () => {
    expect(saidBy([law({ isAbsence: true })])).toEqual(["paid_sick_leave.required need not"]);
    expect(saidBy([law({ topics: ["tips"], silentPoints: ["card_fees"] })])).toEqual(["tips.card_fees may"]);
    expect(saidBy([law({ topics: ["tips"], silentPoints: ["tips.card_fees"] })])).toEqual(["tips.card_fees may"]);
  });

  it("nothing of it is said of a point that is hardly asked", () => {
    expect(saidBy([law({ isAbsence: true })], [{ point: "paid_sick_leave.required", share: 0.1 }])).toEqual([]);
  });

  it("what may be done answers nobody who asks what must be", () => {
    const tips = law({ topics: ["tips"], silentPoints: ["card_fees"] });
    expect(saidBy([tips], ASKED, { kind: "permission" })).toEqual(["tips.card_fees may"]);
    expect(saidBy([tips], ASKED, DUTY)).toEqual([]);
  });

  it("the likeliest point of a topic that is surely asked is said, however many points share it", () => {
    const asked = [
      { point: "paid_sick_leave.accrual", share: 0.3 },
      { point: "paid_sick_leave.required", share: 0.12 },
    ];
    expect(saidBy([law({ isAbsence: true })], asked)).toEqual(["paid_sick_leave.required need not"]);
  });

  it("more must ask for it where federal law has an act on the topic", () => {
    const federal = law({ jurisdiction: "FEDERAL" });
    const asked = (share: number) => [{ point: "paid_sick_leave.required", share }];
    expect(saidBy([law({ isAbsence: true }), federal], asked(0.4))).toEqual([]);
    expect(saidBy([law({ isAbsence: true }), federal], asked(0.6))).toEqual(["paid_sick_leave.required need not"]);
  });

  it("nothing of it is said where the law speaks, or another of the same place does", () => {
    const rule = { point: "paid_sick_leave.required", role: "rule", mood: "must", text: "Leave is due." } as const;
    const speaking = law({ provisions: [{ ...rule, level: "official", cite: null }] });
    expect(saidBy([law({}), law({ topics: ["tips"] })])).toEqual([]);
    expect(saidBy([law({ isAbsence: true }), speaking])).toEqual(["paid_sick_leave.required must"]);
    expect(saidBy([law({ isAbsence: true }), { ...speaking, jurisdiction: "GA" }])).toEqual([
      "paid_sick_leave.required need not",
      "paid_sick_leave.required must",
    ]);
    expect(saidBy([law({ isAbsence: true, city: "mobile" })])).toEqual([]);
  });

  it("a sentence of it is known as such", () => {
    const [
      {
        provisions: [said],
      } = law({}),
    ] = withSilence([law({ isAbsence: true })], points, { points: ASKED, form: DUTY });
    expect(said && isOfSilence(said, points)).toBe(true);
    expect(said && isOfSilence({ ...said, text: "A law." }, points)).toBe(false);
  });
});
