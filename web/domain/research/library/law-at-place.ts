import { inReading } from "../search/reading";
import { comparedFigure, mainLaws, readFigures, type WrittenFigure } from "./compare-topic";

export type CitedLaw = { id: number; slug: string; title: string; citation: string | null; jurisdiction: string };

export type PlaceFigures = { law: CitedLaw; figures: WrittenFigure[] };

/** The comparable figures of a topic in federal law and in the law of a state, from the law that carries them. */
export async function figuresAtPlace(topic: string, state: string | null): Promise<PlaceFigures[]> {
  return inReading(async (client) => {
    const mains = await mainLaws(client, topic, ["FEDERAL", ...(state ? [state] : [])]);
    const ids = mains.map(({ id }) => id);
    const { rows: laws } = await client.query<CitedLaw>(
      "select id, slug, title, citation, jurisdiction from laws where id = any($1) and not is_absence",
      [ids],
    );
    const figures = await readFigures(client, topic, ids);
    return laws.map((law) => ({
      law,
      figures: figures
        .filter(({ lawId, confidence }) => lawId === law.id && confidence !== "recalled")
        .map(comparedFigure),
    }));
  });
}
