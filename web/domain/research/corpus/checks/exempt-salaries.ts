import type { WrittenEntry } from "../build-records";
import { figureScalarOf } from "../figures";
import type { Problem } from "../problem";
import type { WrittenProvision } from "../schema/provision";
import type { WagesFile } from "../schema/wages-file";
import { error } from "./check";
import { placeIn } from "./prose";

const SALARY = "exempt_salary";

/** The exempt salary of a state or the federation, a week. */
export function salariesOf(entry: WrittenEntry, table: WagesFile): Problem[] {
  const { law, setting } = entry;
  if (setting.city !== null || law.topics[0] !== "overtime") return [];
  const series = table.exemptSalaries.filter(({ place }) => place === setting.jurisdiction);
  const federal = table.exemptSalaries.filter(({ place }) => place === "FEDERAL");
  // A state without a salary of its own names the federal one.
  const known = (series.length > 0 ? series : federal).flatMap(({ salaries }) => salaries);
  const figure = law.figures.exemptSalary === undefined ? undefined : figureScalarOf(law.figures.exemptSalary);
  const place = placeIn(entry, ["figures", "exemptSalary"]);
  if (typeof figure === "number" && !known.some(({ weekly }) => weekly === figure))
    return [error(place, "wage", `${law.slug}: an exempt salary of $${figure} a week is not in wages.yaml`)];
  if (series.length > 0 && typeof figure !== "number")
    return law.slug.endsWith("-overtime")
      ? [error(place, "wage", `${law.slug}: the exempt salary of wages.yaml is missing`)]
      : [];
  const next = law.figures.nextExemptSalary === undefined ? null : figureScalarOf(law.figures.nextExemptSalary);
  const nextFrom = law.figures.nextExemptFrom === undefined ? null : figureScalarOf(law.figures.nextExemptFrom);
  const [main] = series.filter(({ area }) => (area ?? null) === areaOf(series, figure));
  const at = main?.salaries.findIndex(({ weekly }) => weekly === figure) ?? -1;
  const coming = at < 0 ? undefined : main?.salaries[at + 1];
  if (nextFrom !== (coming?.from ?? null) || next !== (coming?.weekly ?? null)) {
    const wanted = coming
      ? `nextExemptSalary: ${coming.weekly}, nextExemptFrom: ${coming.from}`
      : "no next exempt salary";
    return [error(place, "wage", `${law.slug}: wages.yaml has ${wanted}`)];
  }
  return law.provisions.flatMap((provision, index) => {
    const weekly = perWeek(provision);
    const { from } = provision;
    if (provision.point !== SALARY || weekly === null || !from) return [];
    const isKnown = known.some(
      (one) => one.from === from && one.weekly !== null && Math.abs(one.weekly - weekly) < 0.01,
    );
    return isKnown
      ? []
      : [
          error(
            placeIn(entry, ["provisions", index]),
            "wage",
            `${law.slug}: $${weekly} a week from ${from} is not in wages.yaml`,
          ),
        ];
  });
}

/** Which series a record's figure is of, where regions differ. */
const areaOf = (series: WagesFile["exemptSalaries"], weekly: unknown): string | null =>
  series.find(({ salaries }) => salaries.some((one) => one.weekly === weekly))?.area ?? null;

const WEEKS = 52;

function perWeek({ value }: WrittenProvision): number | null {
  if (typeof value !== "object" || !("dollars" in value) || value.dollars === undefined) return null;
  if (value.per === "week") return value.dollars;
  return value.per === "year" ? Math.round((value.dollars / WEEKS) * 100) / 100 : null;
}
