import { Form } from "@remix-run/react";
import { OfferLetterView } from "~/app/areas/hiring/offers/offer-letter-view";
import { type FormOutcome, outcomeOf } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import { Moment } from "~/app/ui/foundations/moment";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { Banner } from "~/app/ui/status/banner";
import type { OfferLetter } from "~/domain/hiring/recruiting";

type OfferAnswerProps = {
  token: string;
  offer: {
    organizationName: string;
    jobTitle: string;
    firstName: string;
    letter: OfferLetter;
    documentHash: string;
    status: "open" | "accepted" | "declined";
    lastDay: string;
    signedBy: string | null;
    signedAt: Date | null;
    reasons: { id: number; label: string }[];
  };
  outcome: FormOutcome | null;
};

/** The offer as its candidate gets it: the letter, and the answer by a typed name. */
export function OfferAnswer({ token, offer, outcome }: OfferAnswerProps) {
  const { organizationName, jobTitle, letter, status } = offer;
  return (
    <div className="mx-auto grid max-w-2xl gap-5">
      <PageHeader title="Your offer" description={`${jobTitle} at ${organizationName}`} />
      {status === "open" ? null : <Answered offer={offer} />}
      <Card as="section" padding="lg" title="The letter">
        <OfferLetterView letter={letter} />
        <p className="mt-4 border-t border-line-2 pt-3 text-sm">
          <TextLink href={`/careers/offer.pdf?token=${encodeURIComponent(token)}`} reloadDocument>
            Download the letter as PDF
          </TextLink>
        </p>
      </Card>
      {status === "open" ? (
        <>
          <Accept offer={offer} outcome={outcomeOf(outcome, "accept")} />
          <Decline offer={offer} outcome={outcomeOf(outcome, "decline")} />
        </>
      ) : null}
    </div>
  );
}

function Answered({ offer: { status, signedBy, signedAt } }: Pick<OfferAnswerProps, "offer">) {
  if (status === "declined")
    return <Banner label="Your answer">You declined this offer. Thank you for your time.</Banner>;
  return (
    <Banner label="Your answer">
      You accepted this offer{signedBy ? ` and signed as ${signedBy}` : ""}
      {signedAt ? (
        <>
          {" "}
          on <Moment at={signedAt} withTime />
        </>
      ) : null}
      .
    </Banner>
  );
}

function Accept({ offer, outcome }: Pick<OfferAnswerProps, "offer" | "outcome">) {
  const error = (name: string) => outcome?.result.error?.[name]?.[0];
  return (
    <Card as="section" padding="lg" title="Accept">
      <FormProblem outcome={outcome} />
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="accept" />
        <input type="hidden" name="documentHash" value={offer.documentHash} />
        <p className="text-sm">Please answer by {offer.lastDay}.</p>
        <Field
          label="Your full name"
          required
          error={error("signature")}
          help="Typing your name here signs the letter above."
        >
          <TextInput name="signature" autoComplete="name" maxLength={200} />
        </Field>
        <Checkbox
          name="agree"
          label="I have read the letter, I accept the offer, and I agree to sign electronically."
          error={error("agree")}
        />
        <p className="text-xs text-ink-3">
          Kept with your signature: the time, your network address, your browser, and the fingerprint of the letter.
        </p>
        <div>
          <Button type="submit" variant="primary">
            Accept the Offer
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function Decline({ offer, outcome }: Pick<OfferAnswerProps, "offer" | "outcome">) {
  return (
    <Card as="section">
      <Disclosure summary="Decline the offer" open={outcome !== null}>
        <FormProblem outcome={outcome} />
        <Form method="post" className="grid gap-4">
          <input type="hidden" name="intent" value="decline" />
          <Field label="Reason" optional>
            <Select
              name="reasonId"
              placeholder="No reason"
              options={offer.reasons.map(({ id, label }) => ({ value: String(id), label }))}
            />
          </Field>
          <Field label="A note" optional>
            <TextArea name="note" rows={3} maxLength={2000} />
          </Field>
          <div>
            <Button type="submit" variant="danger">
              Decline
            </Button>
          </div>
        </Form>
      </Disclosure>
    </Card>
  );
}
