import type { ParsedResume } from "~/domain/hiring/resume/parse-resume";
import type { Specimen } from "./specimen";

export type Miss = { specimen: string; field: string; wanted: string; got: string };
export type Tally = Record<string, { right: number; of: number }>;

const same = (a: string | null | undefined, b: string): boolean => plain(a ?? "") === plain(b);
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/["“”.,]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Compares what was read with what is true, field by field; each stay counts for itself. */
export function compare(specimen: Specimen, parsed: ParsedResume | null, tally: Tally): Miss[] {
  const misses: Miss[] = [];
  const { truth } = specimen;
  const check = (field: string, isRight: boolean, wanted: string, got: string | null | undefined) => {
    tally[field] ??= { right: 0, of: 0 };
    tally[field].of += 1;
    if (isRight) tally[field].right += 1;
    else misses.push({ specimen: specimen.name, field, wanted, got: got ?? "" });
  };
  check("name", same(parsed?.name?.full, truth.name), truth.name, parsed?.name?.full);
  check("email", parsed?.email === truth.email, truth.email, parsed?.email);
  check("phone", parsed?.phone === truth.phone, truth.phone, parsed?.phone);
  check("location", same(parsed?.place?.text, truth.location), truth.location, parsed?.place?.text);
  if (truth.school)
    check(
      "school",
      (parsed?.education ?? []).some((one) => same(one.school, truth.school)),
      truth.school,
      JSON.stringify(parsed?.education.map((one) => one.school)),
    );
  for (const skill of truth.skills)
    check(
      "skills",
      [...(parsed?.skills ?? []), ...(parsed?.softSkills ?? [])].some(
        (one) => same(one, skill) || plain(one).startsWith(plain(skill)),
      ),
      skill,
      parsed?.skills.join("; "),
    );
  const left = [...(parsed?.experience ?? [])];
  for (const job of truth.jobs) {
    const scored = left.map(
      (stay) =>
        Number(same(stay.title, job.title)) +
        Number(same(stay.employer, job.employer)) +
        Number(stay.start === job.start),
    );
    const at = scored.indexOf(Math.max(-1, ...scored));
    const stay = (scored[at] ?? 0) > 0 ? left.splice(at, 1)[0] : undefined;
    check("title", same(stay?.title, job.title), job.title, stay?.title);
    check("employer", same(stay?.employer, job.employer), job.employer, stay?.employer);
    check(
      "dates",
      stay?.start === job.start && stay?.end === job.end,
      `${job.start}..${job.end}`,
      `${stay?.start}..${stay?.end}`,
    );
  }
  check("no invented stay", left.length === 0, "", left.map((stay) => `${stay.title} @ ${stay.employer}`).join("; "));
  return misses;
}
