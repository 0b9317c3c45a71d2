import { ROLES } from "../schema/provision";
import { type Check, error } from "./check";

/** Points name topics, facts, figures and roles that exist, and no question stands under two of them. */
export const checkPoints: Check = ({ files, records }) => {
  const seen = new Map<string, string>();
  return files.points.flatMap((file) => {
    const { topic: key, points, relations } = file.value;
    const topic = records.topics.get(key);
    if (!topic) return [error(file.place(["topic"]), "topic", `unknown topic "${key}"`)];
    const ofPoints = points.flatMap((point, index) => {
      const at = (...path: PropertyKey[]) => file.place(["points", index, ...path]);
      const unknown = point.facts.filter((fact) => !records.facts.has(fact));
      const roles = (point.roles ?? []).filter((role) => !(ROLES as readonly string[]).includes(role));
      const twins = point.asks.flatMap((ask) => {
        const name = ask.toLowerCase();
        const before = seen.get(name);
        seen.set(name, `${key}.${point.key}`);
        return before ? [error(at("asks"), "point", `"${ask}" is asked of ${before} already`)] : [];
      });
      return [
        ...unknown.map((fact) => error(at("facts"), "fact", `there is no fact "${fact}" in facts.yaml`)),
        ...roles.map((role) => error(at("roles"), "point", `there is no role "${role}"`)),
        ...(point.figure && !topic.figures[point.figure]
          ? [error(at("figure"), "figure", `topic ${key} has no figure "${point.figure}"`)]
          : []),
        ...twins,
      ];
    });
    const answers = Object.values(relations.answered_by).filter(
      (target) => !records.points.has(target.includes(".") ? target : `${key}.${target}`),
    );
    return [
      ...ofPoints,
      ...answers.map((target) => error(file.place(["relations"]), "point", `there is no point "${target}"`)),
      ...relations.occasion_of
        .filter((other) => !records.topics.has(other))
        .map((other) => error(file.place(["relations"]), "topic", `unknown topic "${other}"`)),
    ];
  });
};
