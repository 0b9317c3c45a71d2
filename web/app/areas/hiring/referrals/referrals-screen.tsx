import { ActButton } from "~/app/forms/act-button";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { addressWith } from "~/app/links/address-with";
import { Card } from "~/app/ui/cards/card";
import { FilterChips } from "~/app/ui/choices/filter-chips";
import { EmptyState } from "~/app/ui/status/empty-state";
import { Pagination } from "~/app/ui/tables/pagination";
import type { ListedReferral, OpenReferral } from "~/domain/hiring/recruiting";
import { ReferForm } from "./refer-form";
import { ReferralList } from "./referral-list";

type ReferralsScreenProps = {
  jobs: OpenReferral[];
  data: ListedReferral[];
  nextCursor: string | null;
  state: string | null;
  mayManage: boolean;
  seesApplications: boolean;
  search: string;
  outcome: FormOutcome | null;
};

const STATES = ["pending", "eligible", "payable", "paid", "void"];
const money = (cents: number) => (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });

/** Jobs that take referrals, a form to refer somebody, and what came of it. */
export function ReferralsScreen(props: ReferralsScreenProps) {
  const { jobs, data, nextCursor, state, mayManage, search, outcome } = props;
  return (
    <div className="grid gap-6">
      <h2 className="font-serif text-xl font-semibold">Referrals</h2>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card as="section" title="Jobs that take referrals" level={3}>
          {jobs.length === 0 ? (
            <p className="text-sm text-ink-2">
              No open job takes referrals now. They are switched on in the requisition, under Referral Program.
            </p>
          ) : (
            <ul>
              {jobs.map((job) => (
                <JobLine key={job.jobId} job={job} />
              ))}
            </ul>
          )}
        </Card>
        {jobs.length > 0 ? <ReferForm jobs={jobs} outcome={outcome} /> : null}
      </div>
      <section className="grid gap-3">
        <h3 className="font-serif text-lg font-semibold">{mayManage ? "All referrals" : "Your referrals"}</h3>
        <FilterChips
          label="Bonus"
          chips={STATES.map((one) => ({
            label: one.charAt(0).toUpperCase() + one.slice(1),
            on: state === one,
            href: addressWith(search, { state: state === one ? null : one }),
          }))}
        />
        {data.length === 0 ? (
          <EmptyState title="No referrals here yet" />
        ) : (
          <>
            <ReferralList rows={data} mayManage={mayManage} seesApplications={props.seesApplications} />
            <Pagination
              label="Pages of referrals"
              summary={`${data.length} shown`}
              previousHref={search.includes("cursor=") ? addressWith(search, {}) : undefined}
              nextHref={nextCursor ? addressWith(search, { cursor: nextCursor }) : undefined}
            />
          </>
        )}
      </section>
    </div>
  );
}

function JobLine({ job }: { job: OpenReferral }) {
  const { jobId, title, location, bonusAmount, eligibility, structure, link } = job;
  return (
    <li className="border-t border-line-2 py-3 text-sm first:border-t-0 first:pt-0">
      <p className="font-semibold">
        {title}
        {location ? <span className="font-normal text-ink-2"> · {location}</span> : null}
      </p>
      <p className="text-ink-2">
        {bonusAmount > 0
          ? `${money(bonusAmount)} ${structure && structure !== "flat" ? `${structure} ` : ""}bonus, ${eligibility ? `${eligibility.replace("-", " ")} after the hire` : "due at the hire"}`
          : "No bonus"}
      </p>
      {link ? (
        <p className="mt-1">
          Your link: <code className="break-all text-xs select-all">{link}</code>
        </p>
      ) : (
        <div className="mt-1.5">
          <ActButton intent="link" fields={{ jobId }} label={`Make my link for ${title}`}>
            Make My Link
          </ActButton>
        </div>
      )}
    </li>
  );
}
