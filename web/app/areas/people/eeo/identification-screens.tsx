import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { RadioGroup } from "~/app/ui/choices/radio-group";
import { DescriptionList } from "~/app/ui/tables/description-list";
import { ScreenHeading } from "../screen-heading";
import type { IdentificationView, OwnIdentificationView } from "./eeo.server";
import { EEO_INTENT } from "./eeo-intents";

const choices = (list: readonly string[]) => list.map((value) => ({ value, label: value }));
const voluntary = (list: readonly string[]) => [...choices(list), { value: "", label: "I would rather not say" }];

/** Two voluntary questions to every employee, kept apart from their record. */
export function OwnIdentificationScreen({ answer, organizationName, sexes, races }: OwnIdentificationView) {
  return (
    <div className="grid max-w-3xl gap-4">
      <ScreenHeading title="Voluntary questions" back={{ href: "/hris/me", label: "Me" }} />
      <Card padding="lg">
        <p>
          These two questions are <strong>voluntary</strong>, and not answering has no effect. {organizationName}{" "}
          reports to the government each year how many people work in which kind of job, by sex and by race or
          ethnicity. Your answer is kept apart from your record: your manager never sees it, and HR opens it only for
          that report.
        </p>
        <ActionForm className="mt-5 grid gap-5">
          <input type="hidden" name="intent" value={EEO_INTENT.own} />
          <RadioGroup legend="Sex" name="sex" defaultValue={answer.sex ?? ""} options={voluntary(sexes)} />
          <RadioGroup
            legend="Race or ethnicity"
            name="race"
            defaultValue={answer.race ?? ""}
            options={voluntary(races)}
          />
          <div>
            <Button type="submit" variant="primary">
              Save
            </Button>
          </div>
        </ActionForm>
      </Card>
    </div>
  );
}

const SOURCES = [
  { value: "records", label: "Employment records" },
  { value: "observed", label: "Observation" },
];
const SOURCE_TEXT = { self: "The employee", records: "Employment records", observed: "Observation" };

/** What HR writes down of somebody who did not answer. */
export function IdentificationScreen({ answer, isSelf, sexes, races }: IdentificationView) {
  const { name, sex, race, declined, source } = answer;
  const isAnswered = source === "self" && !declined;
  return (
    <div className="grid max-w-3xl gap-4">
      <ScreenHeading title={name} back={{ href: "/hris/eeo-1", label: "EEO-1 report" }} />
      <Card as="section" title="On record" level={3}>
        <DescriptionList
          look="columns"
          items={[
            { term: "Sex", value: sex ?? "–" },
            { term: "Race or ethnicity", value: race ?? "–" },
            { term: "Source", value: source ? SOURCE_TEXT[source] : "Nobody has answered" },
            ...(declined ? [{ term: "Asked", value: "Would rather not say" }] : []),
          ]}
        />
        <p className="mt-3 text-sm text-ink-2">This look is written down in the audit of your organization.</p>
      </Card>
      {isSelf ? (
        <p>
          This is your own record. <TextLink href="/hris/me/self-identification">Answer for yourself</TextLink>.
        </p>
      ) : null}
      {isAnswered || isSelf ? null : (
        <Card as="section" title="Record it" level={3}>
          <p className="text-sm text-ink-2">
            Only where the employee was asked and did not answer. Their own answer takes the place of this one.
          </p>
          <ActionForm className="mt-4 grid gap-5">
            <input type="hidden" name="intent" value={EEO_INTENT.record} />
            <RadioGroup legend="Sex" name="sex" defaultValue={sex ?? undefined} options={choices(sexes)} />
            <RadioGroup
              legend="Race or ethnicity"
              name="race"
              defaultValue={race ?? undefined}
              options={choices(races)}
            />
            <RadioGroup
              legend="Source"
              name="source"
              defaultValue={source === "self" ? undefined : (source ?? undefined)}
              options={SOURCES}
            />
            <div>
              <Button type="submit" variant="primary">
                Record
              </Button>
            </div>
          </ActionForm>
        </Card>
      )}
    </div>
  );
}
