import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { JobLine } from "~/app/areas/careers/job-line";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { principalOf } from "~/app/server/principal.server";
import { ErrorScreen } from "~/app/shell/error-screen";
import { TextLink } from "~/app/ui/actions/text-link";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { EmptyState } from "~/app/ui/status/empty-state";
import { careersSite } from "~/domain/hiring/careers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        { title: `Careers at ${data.organization.name}` },
        { tagName: "link", rel: "alternate", type: "application/atom+xml", href: `${data.base}/feeds/jobs.atom` },
        { tagName: "link", rel: "alternate", type: "application/feed+json", href: `${data.base}/feeds/jobs.json` },
      ]
    : [{ title: "Careers · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  const viewer = await principalOf(arrival);
  const { organization, jobs } = await orErrorScreen(careersSite(arrival.params.organization ?? "", viewer));
  const { id: _id, ...shown } = organization;
  return {
    organization: shown,
    base: `/careers/${organization.slug}`,
    jobs: jobs.map(
      ({ id, title, slug, department, location, isRemote, isInternal, employmentType, publishedAt, ...pay }) => ({
        id,
        title,
        slug,
        department,
        location,
        isRemote,
        isInternal,
        employmentType,
        publishedAt,
        salaryMin: pay.salaryMin,
        salaryMax: pay.salaryMax,
        salaryType: pay.salaryType,
        organizationSlug: organization.slug,
      }),
    ),
  };
}

export default function CompanyCareers() {
  const { organization, jobs, base } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title={`Careers at ${organization.name}`} description={organization.intro} />
      <h2 className="sr-only">Open jobs</h2>
      {jobs.length === 0 ? (
        <EmptyState title="No open jobs just now">Come back later, or follow the feed.</EmptyState>
      ) : (
        jobs.map((job) => <JobLine key={job.id} job={job} />)
      )}
      <p className="mt-6 flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-4 text-sm">
        {organization.website ? <TextLink href={organization.website}>{organization.name}</TextLink> : null}
        <TextLink href={`${base}/feeds/jobs.atom`} reloadDocument>
          Atom feed
        </TextLink>
        <TextLink href={`${base}/feeds/jobs.json`} reloadDocument>
          JSON feed
        </TextLink>
      </p>
    </div>
  );
}

export const ErrorBoundary = ErrorScreen;
