import { z } from "zod";

const DEFAULT_TOPIC = "min_wage";

/** What an address of the comparison asks for: `states` may stand once with commas or once for each box of the form. */
export function comparisonChoice(request: Request) {
  const { searchParams, search } = new URL(request.url);
  const states = searchParams.getAll("states").flatMap((value) => value.split(","));
  return {
    choice: {
      topic: searchParams.get("topic") || DEFAULT_TOPIC,
      states: [...new Set(states.map((code) => code.trim().toUpperCase()).filter(Boolean))],
      figure: searchParams.get("figure") ?? "",
      sort: searchParams.get("sort") ?? "",
      day: z.iso.date().safeParse(searchParams.get("on")).data,
    },
    search,
  };
}
