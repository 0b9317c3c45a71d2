import { roleLabel } from "~/app/areas/account/organization/role-labels";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { Select, type SelectOption } from "~/app/ui/fields/select";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import { ApprovalSteps } from "./approval-steps";
import { EntryLists, type ListEntry } from "./entry-lists";
import { Keeping, type KeepingView } from "./keeping";
import { type LocationRow, Locations } from "./locations";
import { Pipelines, type PipelineTemplate } from "./pipelines";
import { SettingsForm } from "./settings-form";
import { SETTINGS_INTENT as INTENT } from "./settings-intents";
import type { EventChoice } from "./webhook-events";
import { type WebhookRow, Webhooks } from "./webhooks";

export type SettingsProps = {
  company: {
    name: string;
    slug: string;
    careersEnabled: boolean;
    careersIntro: string | null;
    headCount: number | null;
    requisitionPrefix: string;
  };
  locations: LocationRow[];
  team: { id: number; firstName: string; lastName: string; email: string; role: string }[];
  policies: {
    selfApproval: boolean;
    reapproveOnReopen: boolean;
    deadlineAction: string;
    privacyText: string;
    approvalSteps: { name: string; approverIds: number[]; requiredApprovals: number }[];
  };
  keeping: KeepingView;
  stages: { name: string; kind: string }[];
  templates: PipelineTemplate[];
  reasons: (ListEntry & { kind: string })[];
  sources: (ListEntry & { trackingCode: string | null })[];
  webhooks: WebhookRow[];
  states: SelectOption[];
  organizationId: number;
  made: { secret: string; url: string } | null;
  eventChoices: EventChoice[];
};

/** Company, places, rules, pipeline, reasons, sources, team, webhooks. */
export function SettingsScreen(props: SettingsProps) {
  const { company, policies, stages, team, organizationId } = props;
  return (
    <div className="grid max-w-4xl gap-5">
      <h2 className="font-serif text-xl font-semibold">Settings</h2>
      <Company company={company} />
      <Locations locations={props.locations} states={props.states} />
      <Card as="section" padding="lg" title="Policies" level={3}>
        <SettingsForm intent={INTENT.policies} button="Save Policies">
          <div>
            <Checkbox
              name="selfApproval"
              label="The person who submits a requisition may approve it too"
              defaultChecked={policies.selfApproval}
            />
            <Checkbox
              name="reapproveOnReopen"
              label="A reopened job needs approval again"
              defaultChecked={policies.reapproveOnReopen}
            />
          </div>
          <Field label="When the application deadline passes">
            <Select
              name="deadlineAction"
              defaultValue={policies.deadlineAction}
              options={[
                { value: "paused", label: "Pause the job" },
                { value: "closed", label: "Close the job" },
              ]}
            />
          </Field>
          <Field
            label="Privacy notice of the apply form"
            optional
            help="Applicants agree to these words, and the words are kept."
          >
            <TextArea name="privacyText" rows={3} maxLength={2000} defaultValue={policies.privacyText} />
          </Field>
        </SettingsForm>
      </Card>
      <Keeping keeping={props.keeping} />
      <ApprovalSteps steps={policies.approvalSteps} team={team} />
      <Pipelines stages={stages} templates={props.templates} />
      <Card as="section" padding="lg" title="Templates" level={3}>
        <p className="text-sm">
          <TextLink href="/ats/settings/templates">Mail templates, offer letters and scorecards</TextLink>
        </p>
      </Card>
      <EntryLists reasons={props.reasons} sources={props.sources} />
      <Card as="section" padding="lg" title="Team" level={3}>
        <ul className="text-sm">
          {team.map((person) => (
            <li key={person.id} className="flex flex-wrap gap-x-3 border-t border-line-2 py-2 first:border-t-0">
              <span className="min-w-0 flex-1 font-medium break-words">
                {`${person.firstName} ${person.lastName}`.trim()}{" "}
                <span className="font-normal text-ink-2">{person.email}</span>
              </span>
              {roleLabel(person.role)}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm">
          <TextLink href={`/organizations/${organizationId}`}>Invite people and change their roles</TextLink>
        </p>
      </Card>
      <Webhooks webhooks={props.webhooks} made={props.made} choices={props.eventChoices} />
    </div>
  );
}

function Company({ company }: Pick<SettingsProps, "company">) {
  return (
    <Card as="section" padding="lg" title="Company and careers site" level={3}>
      <SettingsForm intent={INTENT.company} button="Save Company">
        <Checkbox name="careersEnabled" label="The careers site is open" defaultChecked={company.careersEnabled} />
        {company.careersEnabled ? (
          <p className="text-sm">
            <TextLink href={`/careers/${company.slug}`}>Careers at {company.name}</TextLink>
          </p>
        ) : null}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Address of the careers site" help="/careers/…, 3 to 60 letters, digits and hyphens" required>
            <TextInput name="slug" defaultValue={company.slug} maxLength={60} autoComplete="off" />
          </Field>
          <Field label="Requisition numbers begin with" help="Up to 10 letters and digits" required>
            <TextInput name="requisitionPrefix" defaultValue={company.requisitionPrefix} maxLength={10} />
          </Field>
          <Field label="Employees in all" optional help="Many laws begin at a head-count.">
            <TextInput name="headCount" type="number" min={0} max={10_000_000} defaultValue={company.headCount ?? ""} />
          </Field>
          <Field label="Introduction" optional className="sm:col-span-2">
            <TextArea name="careersIntro" rows={3} maxLength={2000} defaultValue={company.careersIntro ?? ""} />
          </Field>
        </div>
      </SettingsForm>
    </Card>
  );
}
