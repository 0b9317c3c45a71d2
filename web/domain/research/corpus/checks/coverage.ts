import { stateName } from "~/platform/geo/us-states";
import { coverageMatrix } from "../coverage";
import { type Check, error } from "./check";

/** Each state and DC has a file of its right name, and each topic of scope `every` is answered in it. */
export const checkCoverage: Check = ({ files, records, alone }) => {
  const named = files.states.flatMap((file) => {
    const { state, name } = file.value;
    const place = file.place(["state"]);
    if (file.file !== `states/${state.toLowerCase()}.yaml`)
      return [error(place, "coverage", `${state} belongs in states/${state.toLowerCase()}.yaml`)];
    return stateName(state) === name ? [] : [error(place, "coverage", `${state} is ${stateName(state) ?? "no state"}`)];
  });
  const written = new Set(files.states.map((file) => file.value.state));
  const missing = new Map<string, string[]>();
  for (const { state, topic } of coverageMatrix(files, records).holes) {
    if (!alone || written.has(state)) missing.set(state, [...(missing.get(state) ?? []), topic]);
  }
  const holes = [...missing].map(([state, topics]) => {
    const place = { file: `states/${state.toLowerCase()}.yaml`, line: 1, column: 1 };
    const what = written.has(state) ? `no law and no absence for ${topics.join(", ")}` : "the file is missing";
    return error(place, "coverage", `${state}: ${what}`);
  });
  return [...named, ...(alone && written.size === 0 ? [] : holes)];
};
