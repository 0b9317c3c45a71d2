import type { Principal } from "~/domain/access";
import { pageOf, readCursor } from "~/platform/cursor";
import { inOrganization } from "~/platform/db/client";
import { queryPrepared } from "~/platform/db/pool";
import { NotFound } from "~/platform/errors";
import { readFile } from "~/platform/files/files";
import { blockingFindings, checkDue } from "../checks/check-posting";
import { descriptionHtml, descriptionText } from "../jobs/description";
import { publicOrganization } from "./public-organization";

/** The condition of everything that stands on a careers page; jobs for employees only are shown to nobody else. */
const openFor = (isColleague: boolean) => ({
  ...{ status: "published", isTemplate: false, deletedAt: null },
  ...(isColleague ? {} : { isInternalOnly: false }),
});

export type PublicJobItem = {
  id: number;
  title: string;
  slug: string;
  department: string | null;
  location: string | null;
  isRemote: boolean;
  employmentType: string | null;
  publishedAt: Date;
  organizationName: string;
  organizationSlug: string;
  salaryMin: number | null;
  salaryMax: number | null;
  salaryType: string;
};

export type PublicSearch = { words?: string; state?: string; remote?: boolean; cursor?: string | null; limit?: number };

const SEARCH_SQL = `
  select id, title, slug, department, location, is_remote as "isRemote", employment_type as "employmentType",
         published_at as "publishedAt", organization_name as "organizationName", organization_slug as "organizationSlug",
         salary_min as "salaryMin", salary_max as "salaryMax", salary_type as "salaryType"
  from public_postings($1, $2, $3, $4, $5, $6)`;

/** Public jobs of all companies, the newest first, through the one narrow SQL function that may look across the wall. */
export async function searchPublicJobs({ words = "", state = "", remote = false, cursor, limit = 25 }: PublicSearch) {
  const after = readCursor(cursor, "string", "number");
  const rows = await queryPrepared<PublicJobItem>("public-postings", SEARCH_SQL, [
    words
      .trim()
      .slice(0, 100)
      .replace(/[%_\\]/g, " "),
    /^[A-Z]{2}$/.test(state) ? state : "",
    remote,
    after && !Number.isNaN(Date.parse(after[0])) ? new Date(after[0]) : null,
    after ? after[1] : 0,
    limit + 1,
  ]);
  return pageOf(rows, limit, ({ publishedAt, id }) => [publishedAt.toISOString(), id]);
}

/** Whether somebody who looks at a company's careers site works there. */
export const isColleague = (viewer: Principal | undefined, organizationId: number): boolean =>
  viewer?.account != null && viewer.seat?.organizationId === organizationId;

/** The careers site of one company: who they are and what is open, for colleagues the internal jobs as well. */
export async function careersSite(slug: string, viewer?: Principal) {
  const organization = await publicOrganization(slug);
  const open = openFor(isColleague(viewer, organization.id));
  const jobs = await inOrganization(organization.id, (tx) =>
    tx.job.findMany({
      where: { organizationId: organization.id, ...open },
      orderBy: [{ publishedAt: "desc" }, { id: "desc" }],
      take: 500,
      include: { place: true, translations: true },
    }),
  );
  return { organization, jobs: jobs.map((job) => publicView(job)) };
}

export type PublicJob = Awaited<ReturnType<typeof careersSite>>["jobs"][number];

/** One job as applicants see it, with the questions that may be asked at this stage. */
export async function publicJob(
  slug: string,
  jobSlug: string,
  { language, viewer }: { language?: string; viewer?: Principal } = {},
) {
  const organization = await publicOrganization(slug);
  const open = openFor(isColleague(viewer, organization.id));
  const where = { organizationId: organization.id, publicSlug: jobSlug.slice(0, 120), ...open };
  const { row, barred } = await inOrganization(organization.id, async (tx) => {
    const posted = await tx.job.findFirst({ where, select: { id: true } });
    if (!posted) throw new NotFound("This job is no longer open.");
    await checkDue(tx, organization.id, [posted.id]);
    return {
      barred: await blockingFindings(tx, organization.id, posted.id),
      row: await tx.job.findFirstOrThrow({
        where: { id: posted.id, organizationId: organization.id },
        include: {
          place: true,
          translations: true,
          questions: { where: { isActive: true }, orderBy: { position: "asc" } },
          documents: { where: { isPublic: true, fileId: { not: null } }, orderBy: { id: "asc" } },
        },
      }),
    };
  });
  // What the law of the place bars is asked of nobody, whatever else becomes of the posting.
  const unasked = new Set(barred.map(({ questionId }) => questionId));
  const questions = row.questions
    .filter(({ id, hiddenUntil }) => (hiddenUntil === null || hiddenUntil === "applied") && !unasked.has(id))
    .map(({ id, label, kind, options, isRequired }) => ({ id, label, kind, options, isRequired }));
  // With version control the earlier ones stay in the house.
  const replaced = new Set(row.documents.map(({ replacesDocumentId }) => replacesDocumentId));
  const documents = row.documents
    .filter(({ id }) => !replaced.has(id))
    .map(({ id, documentName, fileSize, fileId }) => ({ id, name: documentName, sizeBytes: fileSize, fileId }));
  return { organization, job: publicView(row, language), questions, documents };
}

/** A document of a posting that applicants may read. */
export async function publicDocument(slug: string, jobSlug: string, id: number, viewer?: Principal) {
  const { organization, documents } = await publicJob(slug, jobSlug, { viewer });
  const fileId = documents.find((document) => document.id === id)?.fileId;
  const where = { id: fileId ?? 0, organizationId: organization.id, deletedAt: null };
  const file = await inOrganization(organization.id, (tx) => tx.storedFile.findFirst({ where }));
  if (!file) throw new NotFound("This document was not found.");
  const { chunks, sizeBytes } = await readFile(file.storageKey);
  return { name: file.originalName, mimeType: file.mimeType, sizeBytes, chunks };
}

type Row = {
  id: number;
  title: string;
  publicSlug: string | null;
  requisitionNumber: string | null;
  department: string | null;
  location: string | null;
  isRemote: boolean;
  isInternalOnly: boolean;
  mobileOptimized: boolean;
  remoteStates: string[];
  employmentType: string | null;
  experienceLevel: string | null;
  publishedAt: Date | null;
  applicationDeadline: Date | null;
  description: string | null;
  descriptionFormat: string;
  requirements: string[];
  responsibilities: string[];
  benefits: string[];
  otherCompensation: string | null;
  salaryMin: number | null;
  salaryMax: number | null;
  salaryType: string;
  salaryVisibility: string;
  currency: string;
  supportedLanguages: string[];
  aiScreeningEnabled: boolean;
  place: { city: string | null; state: string; zipCode: string | null; address: string | null } | null;
  translations: { language: string; title: string; description: string; benefitsText: string | null }[];
};

/** What leaves the company: nothing internal, and pay only where it is meant to be shown. */
function publicView(row: Row, language?: string) {
  const shown = row.salaryVisibility === "public" || row.salaryVisibility === "range";
  const own = row.supportedLanguages[0] ?? "en";
  const translation =
    language && language !== own ? row.translations.find((one) => one.language === language) : undefined;
  const description = translation?.description ?? row.description;
  return {
    id: row.id,
    title: translation?.title ?? row.title,
    slug: row.publicSlug ?? "",
    requisitionNumber: row.requisitionNumber,
    department: row.department,
    location: row.location,
    isRemote: row.isRemote,
    isInternal: row.isInternalOnly,
    isShortOnPhones: row.mobileOptimized,
    remoteStates: row.remoteStates,
    employmentType: row.employmentType,
    experienceLevel: row.experienceLevel,
    publishedAt: row.publishedAt,
    applicationDeadline: row.applicationDeadline?.toISOString().slice(0, 10) ?? null,
    descriptionHtml: descriptionHtml(description, row.descriptionFormat),
    descriptionText: descriptionText(description, row.descriptionFormat),
    requirements: translation ? [] : row.requirements,
    responsibilities: translation ? [] : row.responsibilities,
    benefits: translation?.benefitsText ? [translation.benefitsText] : row.benefits,
    otherCompensation: row.otherCompensation,
    salaryMin: shown ? row.salaryMin : null,
    salaryMax: shown ? row.salaryMax : null,
    salaryType: row.salaryType,
    currency: row.currency,
    language: translation?.language ?? own,
    languages: [own, ...row.translations.map((one) => one.language).filter((code) => code !== own)],
    usesScreening: row.aiScreeningEnabled,
    place: row.place && { city: row.place.city, state: row.place.state, zipCode: row.place.zipCode },
  };
}
