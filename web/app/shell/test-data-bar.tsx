import { Form } from "@remix-run/react";
import { ActButton } from "~/app/forms/act-button";
import { INTENT } from "~/app/forms/intents";

type TestDataBarProps = { organization: string; realId: number; mayReset: boolean };

/** Stands above every screen while somebody looks at what their test keys work on. */
export function TestDataBar({ organization, realId, mayReset }: TestDataBarProps) {
  return (
    <section aria-label="Test data" className="bg-brass-soft text-brass print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-3 px-4 py-2 text-sm sm:px-6">
        <p className="basis-full font-medium sm:flex-1 sm:basis-0">
          You are in {organization}: everything here is made up, and nothing is mailed.
        </p>
        {mayReset ? (
          <ActButton
            intent={INTENT.resetTestData}
            action="/profile"
            variant="ghost"
            confirm={{
              title: "Reset the test data?",
              description:
                "Everything that was written here goes, for all who use test keys, and the data of the beginning is there again. Keys and webhooks stay.",
              label: "Reset test data",
              danger: true,
            }}
          >
            Reset Test Data
          </ActButton>
        ) : null}
        <Form method="post" action="/organizations?index">
          <input type="hidden" name="intent" value={INTENT.switchOrganization} />
          <input type="hidden" name="id" value={realId} />
          <button type="submit" className="rounded-small border border-current px-3 py-1 font-semibold">
            Back to Real Data
          </button>
        </Form>
      </div>
    </section>
  );
}
