import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { longDate } from "~/app/ui/foundations/dates";
import { Moment } from "~/app/ui/foundations/moment";
import { DescriptionList } from "~/app/ui/tables/description-list";
import { StatusBadge } from "../status-badge";

type EmployeePageProps = {
  employee: {
    applicationId: number;
    jobTitle: string;
    candidateId: number;
    offerId: number | null;
    number: string;
    name: string;
    status: string;
    draft: {
      email: string;
      phone: string | null;
      home: string | null;
      firstDay: string | null;
      position: string | null;
      department: string | null;
      employmentType: string | null;
      pay: string | null;
      workLocation: string | null;
      draftedAt: Date;
    } | null;
  };
};

/** The employee record that a hire left, as it was taken over from the offer. */
export function EmployeePage({ employee }: EmployeePageProps) {
  const { applicationId, candidateId, offerId, number, name, jobTitle, status, draft } = employee;
  return (
    <div className="grid gap-5">
      <div>
        <TextLink href={`/ats/applications/${applicationId}`} look="standalone" className="text-sm">
          The application for {jobTitle}
        </TextLink>
        <h2 className="flex flex-wrap items-center gap-3 font-serif text-xl font-semibold break-words">
          {name}
          <StatusBadge status={status} />
        </h2>
        <p className="mt-1 text-sm text-ink-2">Employee record {number}</p>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {draft ? (
          <Card as="section" title="Drafted by the hire" level={3}>
            <DescriptionList
              look="columns"
              items={[
                { term: "Position", value: draft.position ?? "Not in the record: there was no accepted offer" },
                { term: "Department", value: draft.department ?? "–" },
                { term: "Employment", value: draft.employmentType?.replaceAll("_", " ") ?? "–" },
                { term: "Pay", value: draft.pay ?? "–" },
                { term: "First day", value: draft.firstDay ? longDate(draft.firstDay) : "–" },
                { term: "Place of work", value: draft.workLocation ?? "–" },
                { term: "Email", value: draft.email },
                { term: "Phone", value: draft.phone ?? "–" },
                { term: "Lives in", value: draft.home ?? "–" },
                { term: "Drafted", value: <Moment at={draft.draftedAt} /> },
              ]}
            />
            <p className="mt-4 text-sm text-ink-2">
              The draft is removed if the hire is undone. HR makes an employee of it with one click.
            </p>
          </Card>
        ) : (
          <Card as="section" title="A record that was there before" level={3}>
            <p className="text-sm">The hire is linked to this employee record and changed nothing in it.</p>
          </Card>
        )}
        <Card as="section" title="Where it comes from" level={3}>
          <ul className="grid gap-2 text-sm">
            <li>
              <TextLink href={`/ats/applications/${applicationId}`}>Application, with notices and forms</TextLink>
            </li>
            {offerId ? (
              <li>
                <TextLink href={`/ats/offers/${offerId}`}>Accepted offer</TextLink>
              </li>
            ) : null}
            <li>
              <TextLink href={`/ats/candidates/${candidateId}`}>Candidate</TextLink>
            </li>
          </ul>
        </Card>
      </div>
    </div>
  );
}
