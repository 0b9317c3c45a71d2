import { Form } from "@remix-run/react";
import { useRef } from "react";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { Banner } from "~/app/ui/status/banner";
import { EmptyState } from "~/app/ui/status/empty-state";
import { wholeDollars } from "../dollars";
import { useRecalculation } from "../use-recalculation";
import { OfferFields } from "./offer-fields";
import { OfferResult } from "./offer-result";
import type { CompensationPage } from "./offers.server";

type CompensationScreenProps = { page: CompensationPage; csvPath: string };

/** One or two offers over four years. The inputs are the URL of the page that holds it. */
export function CompensationScreen({ page, csvPath }: CompensationScreenProps) {
  const { values, grants, problems, offers, query } = page;
  const form = useRef<HTMLFormElement>(null);
  const recalculate = useRecalculation(form, "baseSalary" in values);
  const fields = { values, problems };
  const compares = offers.length === 2 || Object.keys(problems).some((name) => name.startsWith("second_"));
  return (
    <div className="grid items-start gap-7 wide:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] print:block">
      <Form
        ref={form}
        method="get"
        onChange={recalculate}
        preventScrollReset
        className="grid min-w-0 gap-4 print:hidden"
      >
        <Card as="section" title="Offer">
          <OfferFields {...fields} prefix="" grants={grants.first} />
        </Card>
        <Card as="section">
          <Disclosure summary="Compare with a second offer" open={compares}>
            <OfferFields {...fields} prefix="second_" grants={grants.second} />
          </Disclosure>
        </Card>
        <Button type="submit" variant="primary" size="lg">
          Calculate Total Compensation
        </Button>
      </Form>
      <div className="grid min-w-0 gap-4">
        {offers.length === 0 ? (
          <Card>
            <EmptyState title="Enter an offer and press Calculate Total Compensation">
              The result shows base salary, bonus, equity and sign-on of four years.
            </EmptyState>
          </Card>
        ) : null}
        <Difference page={page} />
        {offers.map((offer) => (
          <OfferResult key={offer.name} {...offer} />
        ))}
        {offers.length > 0 ? (
          <ButtonLink href={`${csvPath}?${query}`} reloadDocument className="justify-self-start print:hidden">
            Download CSV
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}

function Difference({ page: { comparison, offers } }: { page: CompensationPage }) {
  if (!comparison) return null;
  const [first, second] = offers.map(({ name }) => name);
  const amount = wholeDollars(Math.abs(comparison.difference));
  const text =
    comparison.higher === "equal"
      ? "Both offers come to the same over four years."
      : `${comparison.higher === "second" ? second : first} comes to ${amount} more over four years.`;
  const years = comparison.differenceByYear.map(
    (difference, index) => `year ${index + 1} ${difference > 0 ? "+" : ""}${wholeDollars(difference)}`,
  );
  return (
    <Banner label="Two offers compared">
      {text} Second less first: {years.join(", ")}.
    </Banner>
  );
}
