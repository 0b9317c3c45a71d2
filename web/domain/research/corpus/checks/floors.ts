import { figureFault, figureScalarOf, type WrittenFigure } from "../figures";
import { REQUIRING } from "../lists-of-provisions";
import type { Place, Problem } from "../problem";
import type { WrittenProvision } from "../schema/provision";
import type { Topic } from "../schema/topics-file";
import { type Check, error } from "./check";
import { placeIn } from "./prose";

const FEWEST_REQUIREMENTS = 2;

/** What a law record must at least say; lists have their explicit `none` already by the schema. */
export const checkFloors: Check = ({ records }) =>
  records.written.flatMap((entry) => {
    const { law, setting } = entry;
    const at = (...path: PropertyKey[]) => placeIn(entry, path);
    const problems = [];
    const requiring = law.provisions.filter(({ role }) => REQUIRING.includes(role));
    if (requiring.length < FEWEST_REQUIREMENTS && law.status !== "repealed") {
      problems.push(
        error(at("provisions"), "floor", `${law.slug}: at least ${FEWEST_REQUIREMENTS} rules with a pinpoint`),
      );
    }
    if (!setting.agencies[law.agency]) {
      const keys = Object.keys(setting.agencies).join(", ");
      problems.push(error(at("agency"), "floor", `${law.slug}: agency "${law.agency}" is not in the header (${keys})`));
    }
    return [
      ...problems,
      ...law.provisions.flatMap((provision, index) => penaltyProblems(provision, law.slug, at("provisions", index))),
    ];
  });

function penaltyProblems({ role, text, penalty }: WrittenProvision, slug: string, place: Place): Problem[] {
  if (role !== "penalty") return [];
  const { min, max, kind = "civil" } = penalty ?? {};
  if (min !== undefined && max !== undefined && min > max) return [error(place, "floor", `${slug}: min is above max`)];
  if (min === undefined && max === undefined && kind === "civil" && /\$\d/.test(text))
    return [error(place, "floor", `${slug}: the amount in the text needs min or max`)];
  return [];
}

function figureProblems(
  topic: Topic,
  figures: Record<string, WrittenFigure>,
  place: (key: string) => Place,
): Problem[] {
  return Object.entries(figures).flatMap(([key, written]) => {
    const declaration = topic.figures[key];
    if (!declaration) {
      const keys = Object.keys(topic.figures).join(", ") || "none";
      return [error(place(key), "figure", `topic ${topic.key} has no figure "${key}" (it has: ${keys})`)];
    }
    const fault = figureFault(declaration, figureScalarOf(written));
    return fault ? [error(place(key), "figure", `${key}: ${fault}`)] : [];
  });
}

/** The figures of absences follow the same declarations. */
export const checkAbsentFigures: Check = ({ files, records }) =>
  files.states.flatMap((file) =>
    file.value.absent.flatMap((absence, index) => {
      const topic = records.topics.get(absence.topic);
      return topic
        ? figureProblems(topic, absence.figures, (key) => file.place(["absent", index, "figures", key]))
        : [];
    }),
  );

/** Each topic is known; figures fit the topic's declaration; the main figure is given or null. */
export const checkFigures: Check = ({ records }) =>
  records.written.flatMap((entry) => {
    const { law } = entry;
    const at = (...path: PropertyKey[]) => placeIn(entry, path);
    const unknown = law.topics.flatMap((key, index) =>
      records.topics.has(key) ? [] : [error(at("topics", index), "topic", `unknown topic "${key}"`)],
    );
    const topic = records.topics.get(law.topics[0] as string);
    if (!topic) return unknown;
    const faults = figureProblems(topic, law.figures, (key) => at("figures", key));
    // City and second laws of a topic need not repeat the topic's main figure.
    const isMain =
      !entry.setting.city &&
      law.slug === `${entry.setting.jurisdiction.toLowerCase()}-${topic.key.replaceAll("_", "-")}`;
    const missing = isMain && topic.main && !(topic.main in law.figures);
    return [
      ...unknown,
      ...faults,
      ...(missing
        ? [
            error(
              at("slug"),
              "figure",
              `${law.slug}: figure ${topic.main} is missing (null when our sources do not tell)`,
            ),
          ]
        : []),
    ];
  });
