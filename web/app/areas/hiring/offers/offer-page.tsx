import { ActButton } from "~/app/forms/act-button";
import { ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Moment } from "~/app/ui/foundations/moment";
import { Banner } from "~/app/ui/status/banner";
import { DescriptionList } from "~/app/ui/tables/description-list";
import type { OfferLetter } from "~/domain/hiring/recruiting";
import { FindingsCard } from "../jobs/findings-card";
import type { Finding } from "../jobs/job-types";
import { StatusBadge } from "../status-badge";
import { OfferHistory, type OfferHistoryProps } from "./offer-history";
import { OFFER_INTENT, payText } from "./offer-intents";
import { OfferLetterView } from "./offer-letter-view";
import { OfferSteps, type StepLink } from "./offer-steps";

export type OfferPageProps = {
  offer: OfferHistoryProps["offer"] & {
    id: number;
    applicationId: number;
    applicationStatus: string;
    status: string;
    currentVersion: number;
    version: number;
    title: string;
    salaryAmount: number;
    salaryType: string;
    startDate: string | null;
    deadlineDay: string | null;
    responseDeadline: string | null;
    notes: string | null;
    withdrawnReason: string | null;
    employeeId: number | null;
    candidate: { id: number; firstName: string; lastName: string };
    job: { id: number; title: string };
    letter: OfferLetter;
    findings: Finding[];
    canEdit: boolean;
    canHire: boolean;
  };
  steps: StepLink[];
  rights: { "offers:write": boolean; "checks:override": boolean };
};

/** One offer: where it stands, what can be done, what the law says, and the letter. */
export function OfferPage({ offer, steps, rights }: OfferPageProps) {
  const { candidate, job } = offer;
  return (
    <div className="grid gap-5">
      <div>
        <TextLink href="/ats/offers" look="standalone" className="text-sm">
          Offers
        </TextLink>
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="min-w-0 flex-1 font-serif text-xl font-semibold break-words">
            Offer to {candidate.firstName} {candidate.lastName}
          </h2>
          <StatusBadge status={offer.status} />
          {offer.canEdit ? (
            <ButtonLink href={`/ats/offers/${offer.id}/edit`} size="sm">
              Edit
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          {rights["offers:write"] && isBeforeOffer(offer) ? <StageFirst status={offer.applicationStatus} /> : null}
          <OfferSteps offer={offer} steps={steps} />
          {offer.canHire ? <Hire /> : null}
          <FindingsCard findings={offer.findings} mayOverride={rights["checks:override"]} />
          <Card as="section" title="Letter" level={3} aside={<Files id={offer.id} />}>
            <OfferLetterView letter={offer.letter} />
          </Card>
        </div>
        <div className="grid gap-5">
          <Card as="section" title="Details" level={3}>
            <DescriptionList
              items={[
                { term: "Job", value: <TextLink href={`/ats/jobs/${job.id}`}>{job.title}</TextLink> },
                {
                  term: "Application",
                  value: <TextLink href={`/ats/applications/${offer.applicationId}`}>Open</TextLink>,
                },
                { term: "Pay", value: payText(offer) },
                { term: "First day", value: offer.startDate ? <Moment at={new Date(offer.startDate)} /> : "–" },
                { term: "Answer by", value: offer.deadlineDay ? <Moment at={new Date(offer.deadlineDay)} /> : "–" },
                { term: "Version", value: String(offer.currentVersion) },
                ...(offer.notes ? [{ term: "Notes", value: offer.notes }] : []),
                ...(offer.withdrawnReason ? [{ term: "Withdrawn", value: offer.withdrawnReason }] : []),
                ...(offer.employeeId
                  ? [
                      {
                        term: "Employee record",
                        value: rights["offers:write"] ? (
                          <TextLink href={`/ats/applications/${offer.applicationId}/employee`}>Open</TextLink>
                        ) : (
                          "Drafted"
                        ),
                      },
                    ]
                  : []),
              ]}
            />
          </Card>
          <OfferHistory offer={offer} />
          {offer.canEdit && offer.currentVersion === 1 ? (
            <ActButton
              intent={OFFER_INTENT.remove}
              confirm={{
                title: "Delete this draft?",
                description: "Nobody outside has seen it.",
                label: "Delete",
                danger: true,
              }}
            >
              Delete Draft
            </ActButton>
          ) : null}
        </div>
      </div>
    </div>
  );
}

const Files = ({ id }: { id: number }) => (
  <span className="flex gap-3 text-sm">
    <TextLink href={`/ats/offers/${id}/letter?format=pdf`} reloadDocument>
      PDF
    </TextLink>
    <TextLink href={`/ats/offers/${id}/letter?format=docx`} reloadDocument>
      Word
    </TextLink>
  </span>
);

const Hire = () => (
  <Card as="section" title="Accepted" level={3}>
    <p className="mb-3 text-sm">The offer is signed. Hiring takes a seat of the job and drafts the employee record.</p>
    <ActButton intent={OFFER_INTENT.hire} variant="primary">
      Hire
    </ActButton>
  </Card>
);

const BEFORE_OFFER = ["applied", "screening", "interviewing"];
const NOT_SENT = ["draft", "pending_approval", "approved"];

const isBeforeOffer = (offer: { status: string; applicationStatus: string }): boolean =>
  NOT_SENT.includes(offer.status) && BEFORE_OFFER.includes(offer.applicationStatus);

/** Said from the first draft on, not only when it is sent. */
const StageFirst = ({ status }: { status: string }) => (
  <Banner tone="warning" label="Application stage">
    The application is in {status}. An offer can be approved now, but it is sent from the offer stage only.{" "}
    <span className="mt-2 block">
      <ActButton intent={OFFER_INTENT.moveToOffer}>Move to the Offer Stage</ActButton>
    </span>
  </Banner>
);
