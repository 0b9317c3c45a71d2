import type { ComparedFigure } from "./compared-figure";
import type { FigureKey } from "./list-topics";

type Value = ComparedFigure["value"];

/** What binds in a state: the strictest of federal and state law, and the strictest of its cities where it asks more. */
export type BindingFigure = {
  key: string;
  value: Value;
  from: "federal" | "state";
  city: { name: string; slug: string | null; value: Value } | null;
};

export type CityFigure = { state: string; name: string; slug: string | null; key: string; value: Value };

/** Above zero where the first asks more of the employer than the second; null where they do not compare. */
function stricter(strictest: "most" | "least", one: Value, other: Value): number | null {
  const [a, b] = [weightOf(one), weightOf(other)];
  if (a === null || b === null) return null;
  return strictest === "most" ? a - b : b - a;
}

const weightOf = (value: Value): number | null =>
  typeof value === "number" ? value : typeof value === "boolean" ? Number(value) : null;

type Levels = { federal: ComparedFigure[]; state: ComparedFigure[]; cities: CityFigure[] };

/** For each figure of which federal, state and city values compare. */
export function bindingFigures(figures: FigureKey[], { federal, state, cities }: Levels): BindingFigure[] {
  return figures.flatMap(({ key, strictest }): BindingFigure[] => {
    if (!strictest) return [];
    const [own, all] = [state, federal].map((level) =>
      level.find((one) => one.key === key && weightOf(one.value) !== null),
    );
    if (!own && !all) return [];
    const isFederal = all !== undefined && (!own || (stricter(strictest, all.value, own.value) ?? 0) > 0);
    const value = (isFederal ? all : own)?.value ?? null;
    const [city] = cities
      .filter((one) => one.key === key && (stricter(strictest, one.value, value) ?? 0) > 0)
      .sort((a, b) => stricter(strictest, b.value, a.value) ?? 0);
    return [
      {
        ...{ key, value, from: isFederal ? ("federal" as const) : ("state" as const) },
        city: city ? { name: city.name, slug: city.slug, value: city.value } : null,
      },
    ];
  });
}
