import { describe, expect, it } from "vitest";
import type { ComparedFigure } from "~/domain/research/library/compared-figure";
import type { FigureKey } from "~/domain/research/library/list-topics";
import { bindingFigures, type CityFigure } from "~/domain/research/library/strictest-figure";

const figure = (strictest: FigureKey["strictest"]): FigureKey => ({
  ...{ key: "rate", label: "Rate", kind: "money", per: "hour", isMain: true },
  strictest,
});
const own = (value: ComparedFigure["value"]): ComparedFigure => ({
  ...{ key: "rate", value, confidence: "official", condition: null, outOfDateSince: null },
});
const city = (name: string, value: number): CityFigure => ({ state: "WA", name, slug: null, key: "rate", value });

const bound = (strictest: FigureKey["strictest"], federal: unknown, state: unknown, cities: CityFigure[] = []) =>
  bindingFigures([figure(strictest)], {
    federal: federal === null ? [] : [own(federal as number)],
    state: state === null ? [] : [own(state as number)],
    cities,
  })[0];

describe("what binds of several levels of law", () => {
  it("is the higher floor, and the city above it that asks most", () => {
    expect(bound("most", 725, 515)).toMatchObject({ value: 725, from: "federal", city: null });
    expect(bound("most", 725, 1713, [city("Tukwila", 2165), city("Seattle", 2130), city("Low", 1000)])).toMatchObject({
      value: 1713,
      from: "state",
      city: { name: "Tukwila", value: 2165 },
    });
  });

  it("is the shorter time where less is stricter, and the duty where one level sets none", () => {
    expect(bound("least", 40, 48)).toMatchObject({ value: 40, from: "federal" });
    expect(bound("least", 40, 36)).toMatchObject({ value: 36, from: "state" });
    expect(bound("most", true, false)).toMatchObject({ value: true, from: "federal" });
  });

  it("is the only one that sets a figure, and nothing where none does or they do not compare", () => {
    expect(bound("most", 725, null)).toMatchObject({ value: 725, from: "federal" });
    expect(bound("most", null, 30)).toMatchObject({ value: 30, from: "state" });
    expect(bound("most", null, "next payday")).toBeUndefined();
    expect(bound(null, 725, 1713)).toBeUndefined();
  });
});
