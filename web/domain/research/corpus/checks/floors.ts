import { figureFault, figureScalarOf, type WrittenFigure } from "../figures";
import type { Place, Problem } from "../problem";
import type { Topic } from "../schema/topics-file";
import { type Check, error, warning } from "./check";
import { placeIn } from "./prose";

const FEWEST_REQUIREMENTS = 2;

/** What a law record must at least say; lists have their explicit `none` already by the schema. */
export const checkFloors: Check = ({ records }) =>
  records.written.flatMap((entry) => {
    const { law, setting } = entry;
    const at = (...path: PropertyKey[]) => placeIn(entry, path);
    const problems = [];
    if (law.requirements.length < FEWEST_REQUIREMENTS && law.status !== "repealed") {
      problems.push(
        error(at("requirements"), "floor", `${law.slug}: at least ${FEWEST_REQUIREMENTS} requirements with a pinpoint`),
      );
    }
    if (!setting.agencies[law.agency]) {
      const keys = Object.keys(setting.agencies).join(", ");
      problems.push(error(at("agency"), "floor", `${law.slug}: agency "${law.agency}" is not in the header (${keys})`));
    }
    if (law.deadlines === "unknown") problems.push(warning(at("deadlines"), "floor", `${law.slug}: deadlines unknown`));
    if (law.penalties !== "none" && law.penalties !== "unknown") {
      law.penalties.forEach((penalty, index) => {
        if (penalty.min !== undefined && penalty.max !== undefined && penalty.min > penalty.max) {
          problems.push(error(at("penalties", index), "floor", `${law.slug}: min is above max`));
        }
        if (
          penalty.min === undefined &&
          penalty.max === undefined &&
          penalty.kind === "civil" &&
          /\$\d/.test(penalty.text)
        ) {
          problems.push(error(at("penalties", index), "floor", `${law.slug}: the amount in the text needs min or max`));
        }
      });
    }
    return problems;
  });

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
