import { jobAddress } from "./job-feeds";
import type { PublicJob } from "./public-jobs";
import type { PublicOrganization } from "./public-organization";

const TYPES: Record<string, string> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  internship: "INTERN",
  temporary: "TEMPORARY",
};
const UNITS: Record<string, string> = { annually: "YEAR", monthly: "MONTH", weekly: "WEEK", hourly: "HOUR" };

/** The posting as search engines read it (schema.org JobPosting). */
export function jobPosting(organization: PublicOrganization, job: PublicJob) {
  const state = job.place?.state ?? /\b([A-Z]{2})\b/.exec(job.location ?? "")?.[1];
  const city = job.place?.city ?? job.location?.split(",")[0]?.trim();
  const address = {
    "@type": "PostalAddress",
    addressLocality: city,
    addressRegion: state,
    postalCode: job.place?.zipCode ?? undefined,
    addressCountry: "US",
  };
  const areas =
    job.remoteStates.length > 0
      ? job.remoteStates.map((code) => ({ "@type": "State", name: `${code}, USA` }))
      : { "@type": "Country", name: "USA" };
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: job.descriptionHtml,
    identifier: { "@type": "PropertyValue", name: organization.name, value: job.requisitionNumber ?? String(job.id) },
    datePosted: job.publishedAt?.toISOString().slice(0, 10),
    validThrough: job.applicationDeadline ? `${job.applicationDeadline}T23:59:59` : undefined,
    employmentType: TYPES[job.employmentType ?? ""],
    hiringOrganization: { "@type": "Organization", name: organization.name, sameAs: organization.website ?? undefined },
    jobLocation: job.isRemote && !job.place ? undefined : { "@type": "Place", address },
    ...(job.isRemote ? { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: areas } : {}),
    baseSalary: salary(job),
    jobBenefits: job.benefits.length > 0 ? job.benefits.join(", ") : undefined,
    directApply: true,
    url: jobAddress(organization.slug, job.slug),
  };
}

function salary({ salaryMin, salaryMax, salaryType, currency }: PublicJob) {
  if (salaryMin === null && salaryMax === null) return undefined;
  const one = salaryMin === salaryMax || salaryMin === null || salaryMax === null;
  const range = one
    ? { value: (salaryMin ?? salaryMax ?? 0) / 100 }
    : { minValue: (salaryMin ?? 0) / 100, maxValue: (salaryMax ?? 0) / 100 };
  const value = { "@type": "QuantitativeValue", ...range, unitText: UNITS[salaryType] ?? "YEAR" };
  return { "@type": "MonetaryAmount", currency, value };
}
