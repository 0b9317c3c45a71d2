import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { payText } from "~/app/areas/hiring/jobs/pay-text";
import { OfferForm } from "~/app/areas/hiring/offers/offer-form";
import { newOfferAction, newOfferView } from "~/app/areas/hiring/offers/offers.server";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const loader = (arrival: LoaderFunctionArgs) => newOfferView(arrival);

export const action = (arrival: ActionFunctionArgs) => newOfferAction(arrival);

export const clientAction = keepFormOffline;

export default function NewOffer() {
  const { start, letters } = useLoaderData<typeof loader>();
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  const { salaryMin, salaryMax } = start.range;
  return (
    <>
      <h2 className="mb-4 font-serif text-xl font-semibold break-words">
        Offer to {start.candidateName} for {start.jobTitle}
      </h2>
      <OfferForm
        outcome={outcome}
        letters={letters}
        applicationId={start.applicationId}
        rangeText={salaryMin === null && salaryMax === null ? null : payText(start.range)}
        backHref={`/ats/applications/${start.applicationId}`}
        values={{
          title: start.title,
          department: start.department ?? "",
          location: start.location ?? "",
          employmentType: start.employmentType ?? "",
          startDate: "",
          responseDeadline: "",
          salaryAmount: "",
          salaryType: start.salaryType,
          bonusAmount: "",
          signOnAmount: "",
          equityAmount: "",
          vesting: [25, 25, 25, 25],
          attachCompensation: false,
          benefits: start.benefits.join("\n"),
          terms: "",
          notes: "",
          letterTemplateId: "",
          version: null,
        }}
      />
    </>
  );
}
