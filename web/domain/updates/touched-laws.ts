import { queryPrepared } from "~/platform/db/pool";
import type { TouchedLaw } from "./types";

/** Records cite a part or a section of it; an update names the part. The number must end where ours ends. */
const SQL = `
  select distinct l.id, l.slug, l.title, l.risk_level as "riskLevel", l.category
  from laws l, unnest(l.citations) as cited, unnest($1::text[]) as pattern
  where l.archived_at is null and not l.is_absence and l.jurisdiction = $2
    and replace(cited, 'C.F.R.', 'CFR') ~* pattern
  order by l.id limit 20`;

/** The corpus records that an update touches, by the citations it carries. */
export async function touchedLaws(
  jurisdiction: string,
  { cfrParts, citations }: { cfrParts: string[]; citations: string[] },
): Promise<TouchedLaw[]> {
  const patterns = [...cfrParts.flatMap(partPattern), ...citations.flatMap(sectionPattern)].slice(0, 60);
  if (patterns.length === 0) return [];
  return queryPrepared<TouchedLaw>("update-touched-laws", SQL, [[...new Set(patterns)], jurisdiction]);
}

/** `29 CFR 516` finds `29 CFR part 516` and `29 CFR 516.2`, not `29 CFR 5160`. */
function partPattern(part: string): string[] {
  const [, title, number] = /^(\d+) CFR ([\w-]+)$/.exec(part) ?? [];
  return title && number ? [`^${title} CFR (part |parts |§+ ?)?${number}(\\D|$)`] : [];
}

/** `29 U.S.C. 207` or `Cal. Lab. Code § 226` as printed, with or without the sign. */
function sectionPattern(citation: string): string[] {
  if (/^\d+ CFR /.test(citation) || !/\d/.test(citation) || citation.length > 120) return [];
  const loose = citation
    .replace(/§+/g, " ")
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("[ §]+");
  return [`^${loose}(\\D|$)`];
}
