import { type Check, error, warning } from "./check";

/** A date of verification is not after the day of reading; a status fits its effective date. */
export function datesOn(today: string): Check {
  return ({ records }) =>
    records.laws.flatMap((law) => {
      const problems = [];
      if (law.verifiedAsOf > today && !law.verifiedYearOnly)
        problems.push(error(law.place, "date", `${law.slug}: verified after today`));
      const { effectiveDate, status } = law;
      if (status === "enacted, not yet effective" && !effectiveDate) {
        problems.push(error(law.place, "date", `${law.slug}: not yet effective needs an effectiveDate`));
      }
      if (effectiveDate && status === "enacted, not yet effective" && effectiveDate <= today) {
        problems.push(
          warning(law.place, "date", `${law.slug}: took effect on ${effectiveDate}; check and set in force`),
        );
      }
      if (effectiveDate && status === "in force" && effectiveDate > today) {
        problems.push(error(law.place, "date", `${law.slug}: in force, yet effective ${effectiveDate}`));
      }
      return problems;
    });
}
