import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OfferForm } from "~/app/areas/hiring/offers/offer-form";
import { amountText } from "~/app/areas/hiring/offers/offer-intents";
import { editOfferAction, editOfferView } from "~/app/areas/hiring/offers/offers.server";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const loader = (arrival: LoaderFunctionArgs) => editOfferView(arrival);

export const action = (arrival: ActionFunctionArgs) => editOfferAction(arrival);

export const clientAction = keepFormOffline;

export default function EditOffer() {
  const { offer, letters } = useLoaderData<typeof loader>();
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  return (
    <>
      <h2 className="mb-4 font-serif text-xl font-semibold break-words">
        Offer to {offer.candidate.firstName} {offer.candidate.lastName}
      </h2>
      <OfferForm
        outcome={outcome}
        letters={letters}
        rangeText={null}
        backHref={`/ats/offers/${offer.id}`}
        values={{
          title: offer.title,
          department: offer.department ?? "",
          location: offer.location ?? "",
          employmentType: offer.employmentType ?? "",
          startDate: offer.startDate ?? "",
          responseDeadline: offer.deadlineDay ?? "",
          salaryAmount: amountText(offer.salaryAmount),
          salaryType: offer.salaryType,
          bonusAmount: amountText(offer.bonusAmount),
          signOnAmount: amountText(offer.signOnAmount),
          equityAmount: amountText(offer.equityAmount),
          vesting: offer.compensation?.vesting ?? [25, 25, 25, 25],
          attachCompensation: offer.compensation?.attached ?? false,
          benefits: offer.benefits.join("\n"),
          terms: offer.terms ?? "",
          notes: offer.notes ?? "",
          letterTemplateId: String(offer.letterTemplateId ?? ""),
          version: offer.version,
        }}
      />
    </>
  );
}
