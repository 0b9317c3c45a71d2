import { STATE_CODES, STATE_NAMES } from "~/domain/pay";
import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { descriptionText } from "../jobs/description";
import { placesWithHeads } from "../settings/place-heads";
import type { HeadCount, WorkPlace } from "./check-types";

export type PostingFacts = {
  jobId: number;
  day: string;
  title: string;
  places: WorkPlace[];
  /** A remote job without a list of states: where people will sit is not known. */
  remoteAnywhere: boolean;
  heads: HeadCount;
  salaryMin: number | null;
  salaryMax: number | null;
  salaryType: string;
  showsPay: boolean;
  otherCompensation: string | null;
  benefits: string[];
  isExempt: boolean | null;
  hasDeadline: boolean;
  usesAi: boolean;
  /** Everything an applicant reads, piece by piece with its name. */
  texts: { where: string; text: string }[];
  questions: { id: number; label: string; hiddenUntil: string | null }[];
};

/** What the posting check looks at: the job as applicants will see it, its places, and the size of the employer. */
export async function postingFacts(
  tx: Transaction,
  organizationId: number,
  jobId: number,
): Promise<PostingFacts | null> {
  const job = await tx.job.findFirst({
    where: { id: jobId, organizationId },
    include: { place: true, questions: { where: { isActive: true } }, translations: true },
  });
  if (!job) return null;
  const locations = await placesWithHeads(tx, organizationId);
  const organization = await tx.organization.findUniqueOrThrow({
    where: { id: organizationId },
    select: { headCount: true },
  });
  const text = (where: string, value: string | null | undefined) => (value ? [{ where, text: value }] : []);
  return {
    jobId,
    day: today(),
    title: job.title,
    places: await placesOfJob(tx, job, locations),
    remoteAnywhere: isAnywhere(job),
    heads: headCount(organization.headCount, locations),
    salaryMin: job.salaryMin,
    salaryMax: job.salaryMax,
    salaryType: job.salaryType,
    showsPay:
      (job.salaryVisibility === "public" || job.salaryVisibility === "range") &&
      job.salaryMin !== null &&
      job.salaryMax !== null,
    otherCompensation: job.otherCompensation,
    benefits: job.benefits,
    isExempt: job.isExempt,
    hasDeadline: job.applicationDeadline !== null,
    usesAi: job.aiScreeningEnabled,
    texts: [
      ...text("the title", job.title),
      ...text("the description", descriptionText(job.description, job.descriptionFormat)),
      ...text("the requirements", job.requirements.join("\n")),
      ...text("the responsibilities", job.responsibilities.join("\n")),
      ...text("the special requirements", job.specialRequirements),
      ...job.translations.flatMap(({ language, description }) =>
        language === "en"
          ? []
          : text(`the posting in ${language}`, descriptionText(description, job.descriptionFormat)),
      ),
    ],
    questions: job.questions.map(({ id, label, hiddenUntil }) => ({ id, label, hiddenUntil })),
  };
}

type PlacedJob = {
  isRemote: boolean;
  remoteStates: string[];
  location: string | null;
  place: { state: string; city: string | null } | null;
};

const isAnywhere = ({ isRemote, remoteStates }: PlacedJob): boolean => isRemote && remoteStates.length === 0;

/** Where a job can be done: its place, chosen or written, the states it is open to, else those of the employer's locations. */
export async function placesOfJob(
  tx: Transaction,
  job: PlacedJob,
  locations: { state: string; city: string | null }[],
): Promise<WorkPlace[]> {
  const own = job.place ? await placeOf(tx, job.place.state, job.place.city) : await placeOfText(tx, job.location);
  const remote: WorkPlace[] = [];
  for (const state of job.remoteStates) remote.push(await placeOf(tx, state, null));
  // Wherever the employer has people now, somebody who works remotely may sit.
  const possible: WorkPlace[] = [];
  for (const { state, city } of isAnywhere(job) ? locations : []) possible.push(await placeOf(tx, state, city));
  return distinct([...(own ? [own] : []), ...remote, ...possible]);
}

function headCount(total: number | null, locations: { state: string; heads: number }[]): HeadCount {
  const byState = new Map<string, number>();
  for (const { state, heads } of locations) byState.set(state, (byState.get(state) ?? 0) + heads);
  const counted = [...byState.values()].reduce((sum, heads) => sum + heads, 0);
  return { total: total ?? (counted > 0 ? counted : null), byState: counted > 0 ? byState : new Map() };
}

async function placeOf(tx: Transaction, state: string, city: string | null): Promise<WorkPlace> {
  const name = STATE_NAMES[state as keyof typeof STATE_NAMES] ?? state;
  const found = city ? await cityOf(tx, state, city) : null;
  return { state, city: found, label: city ? `${city}, ${state}` : name };
}

/** The corpus's slug of a city: `new-york-city` for New York as well. */
async function cityOf(tx: Transaction, state: string, city: string): Promise<string | null> {
  const slug = city
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const rows = await tx.law.findMany({
    where: { jurisdiction: state, city: { in: [slug, `${slug}-city`, ...(slug === "nyc" ? ["new-york-city"] : [])] } },
    select: { city: true },
    take: 1,
  });
  return rows[0]?.city ?? null;
}

/** `Austin, TX`, or a state written out; anything else is no place that a law could be looked up for. */
export async function placeOfText(tx: Transaction, location: string | null): Promise<WorkPlace | null> {
  if (!location) return null;
  const code = STATE_CODES.find((state) => new RegExp(`(^|[\\s,(])${state}\\b`).test(location));
  const named = (Object.entries(STATE_NAMES) as [string, string][]).find(([, name]) =>
    new RegExp(`(^|,\\s*)${name}\\b`, "i").test(location),
  )?.[0];
  const state = code ?? named;
  if (!state) return null;
  const city = location.split(",")[0]?.trim() ?? "";
  const isState = city.toUpperCase() === state || city.toLowerCase() === STATE_NAMES[state as "TX"]?.toLowerCase();
  return placeOf(tx, state, isState || city === "" ? null : city.slice(0, 60));
}

function distinct(places: WorkPlace[]): WorkPlace[] {
  const byKey = new Map(places.map((place) => [`${place.state}/${place.city ?? ""}`, place]));
  return [...byKey.values()];
}
