import { now } from "~/platform/clock";
import { config } from "~/platform/config";
import { careersSite, type PublicJob } from "./public-jobs";
import type { PublicOrganization } from "./public-organization";

export const FEED_FORMATS = {
  "indeed.xml": "application/xml",
  "jobs.atom": "application/atom+xml",
  "jobs.json": "application/feed+json",
} as const;
export type FeedFormat = keyof typeof FEED_FORMATS;

export const isFeedFormat = (name: string): name is FeedFormat => Object.hasOwn(FEED_FORMATS, name);

/** The open jobs of one company in the form that job boards and readers fetch. */
export async function jobFeed(slug: string, format: FeedFormat): Promise<string> {
  const { organization, jobs } = await careersSite(slug);
  return WRITERS[format](organization, jobs);
}

export const jobAddress = (organizationSlug: string, jobSlug: string): string =>
  `${config().appUrl}/careers/${organizationSlug}/${jobSlug}`;

const PER: Record<string, string> = { annually: "year", monthly: "month", weekly: "week", hourly: "hour" };

/** `$50000 - $60000 per year`, as Indeed reads it; empty where the company does not show it. */
function salaryOf({ salaryMin, salaryMax, salaryType }: PublicJob): string {
  const amounts = [salaryMin, salaryMax].filter((cents): cents is number => cents !== null);
  if (amounts.length === 0) return "";
  return `${[...new Set(amounts.map((cents) => `$${cents / 100}`))].join(" - ")} per ${PER[salaryType] ?? "year"}`;
}

/** What the law wants in the posting goes along into every feed: pay, benefits, other pay, the closing date, the AI notice. */
function feedHtml(job: PublicJob): string {
  const list = (title: string, lines: string[]) =>
    lines.length > 0 ? `<h3>${title}</h3><ul>${lines.map((line) => `<li>${xml(line)}</li>`).join("")}</ul>` : "";
  const salary = salaryOf(job);
  return [
    job.descriptionHtml,
    list("Responsibilities", job.responsibilities),
    list("Requirements", job.requirements),
    salary ? `<p>Pay: ${xml(salary)}</p>` : "",
    job.otherCompensation ? `<p>Other pay: ${xml(job.otherCompensation)}</p>` : "",
    list("Benefits", job.benefits),
    job.applicationDeadline ? `<p>Applications close on ${job.applicationDeadline}.</p>` : "",
    job.usesScreening ? `<p>${SCREENING_NOTICE}</p>` : "",
  ].join("");
}

/** Stands on every posting whose applicants are screened with software. */
export const SCREENING_NOTICE =
  "Software helps our team to compare applications with the criteria of this job. A person decides; nobody is rejected automatically. You may ask for a review without it.";

type Writer = (organization: PublicOrganization, jobs: PublicJob[]) => string;

const WRITERS: Record<FeedFormat, Writer> = {
  "indeed.xml": (organization, jobs) => `<?xml version="1.0" encoding="utf-8"?>
<source>
<publisher>${xml(organization.name)}</publisher>
<publisherurl>${xml(organization.website ?? `${config().appUrl}/careers/${organization.slug}`)}</publisherurl>
<lastBuildDate>${now().toUTCString()}</lastBuildDate>
${jobs.map((job) => indeedJob(organization, job)).join("\n")}
</source>
`,
  "jobs.atom": (organization, jobs) => {
    const site = `${config().appUrl}/careers/${organization.slug}`;
    const updated = (jobs[0]?.publishedAt ?? now()).toISOString();
    return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${xml(organization.name)}: open jobs</title>
<id>${xml(site)}</id>
<link href="${xml(site)}"/>
<link rel="self" href="${xml(`${site}/feeds/jobs.atom`)}"/>
<updated>${updated}</updated>
${jobs
  .map((job) => {
    const address = jobAddress(organization.slug, job.slug);
    const at = (job.publishedAt as Date).toISOString();
    return `<entry><title>${xml(job.title)}</title><id>${xml(address)}</id><link href="${xml(address)}"/><updated>${at}</updated><author><name>${xml(organization.name)}</name></author><summary>${xml([job.location, salaryOf(job)].filter(Boolean).join(" · "))}</summary><content type="html">${xml(feedHtml(job))}</content></entry>`;
  })
  .join("\n")}
</feed>
`;
  },
  "jobs.json": (organization, jobs) => {
    const site = `${config().appUrl}/careers/${organization.slug}`;
    return JSON.stringify({
      version: "https://jsonfeed.org/version/1.1",
      title: `${organization.name}: open jobs`,
      home_page_url: site,
      feed_url: `${site}/feeds/jobs.json`,
      items: jobs.map((job) => ({
        id: jobAddress(organization.slug, job.slug),
        url: jobAddress(organization.slug, job.slug),
        title: job.title,
        summary: [job.location, salaryOf(job)].filter(Boolean).join(" · "),
        content_html: feedHtml(job),
        date_published: job.publishedAt?.toISOString(),
        tags: [job.department, job.employmentType].filter(Boolean),
      })),
    });
  },
};

function indeedJob(organization: PublicOrganization, job: PublicJob): string {
  const field = (name: string, value: string | null | undefined) =>
    value ? `<${name}><![CDATA[${printable(value).replaceAll("]]>", "]]]]><![CDATA[>")}]]></${name}>` : "";
  const types: Record<string, string> = {
    "full-time": "fulltime",
    "part-time": "parttime",
    contract: "contract",
    internship: "internship",
    temporary: "temporary",
  };
  return `<job>${[
    field("title", job.title),
    field("date", (job.publishedAt as Date).toUTCString()),
    field("referencenumber", job.requisitionNumber ?? String(job.id)),
    field("requisitionid", job.requisitionNumber),
    field("url", jobAddress(organization.slug, job.slug)),
    field("company", organization.name),
    field("city", job.place?.city ?? job.location?.split(",")[0]?.trim()),
    field("state", job.place?.state ?? /\b([A-Z]{2})\b/.exec(job.location ?? "")?.[1]),
    field("country", "US"),
    field("postalcode", job.place?.zipCode),
    field("description", feedHtml(job)),
    field("salary", salaryOf(job)),
    field("jobtype", types[job.employmentType ?? ""]),
    field("category", job.department),
    field("remotetype", job.isRemote ? "Fully remote" : null),
    field("expirationdate", job.applicationDeadline),
  ].join("")}</job>`;
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
/** Without the control characters that XML cannot hold at all. */
const printable = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]/gu, "");
const xml = (text: string): string => printable(text).replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string);
