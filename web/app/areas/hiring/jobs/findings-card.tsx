import { ActButton } from "~/app/forms/act-button";
import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { TextArea } from "~/app/ui/fields/text-area";
import { longDate } from "~/app/ui/foundations/dates";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { Badge, type BadgeTone } from "~/app/ui/status/badge";
import { JOB_INTENT } from "./job-intents";
import type { Finding } from "./job-types";

const SEVERITY: Record<string, { tone: BadgeTone; label: string }> = {
  block: { tone: "danger", label: "Blocks" },
  warn: { tone: "brass", label: "Warning" },
  info: { tone: "neutral", label: "Note" },
};

type FindingsCardProps = { findings: Finding[]; mayOverride: boolean };

/** What the law of the job's places says of the posting, each with its law and its way out. */
export function FindingsCard({ findings, mayOverride }: FindingsCardProps) {
  return (
    <Card as="section" title="Law Check" level={3}>
      {findings.length === 0 ? (
        <p className="text-sm text-ink-2">Nothing found in the law of this job's places. Checked at every change.</p>
      ) : (
        <ul>
          {findings.map((finding) => (
            <li key={finding.id} className="border-t border-line-2 py-3 first:border-t-0 first:pt-0">
              <FindingLine finding={finding} mayOverride={mayOverride} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-xs text-ink-3">Research, not legal advice.</p>
    </Card>
  );
}

function FindingLine({ finding, mayOverride }: { finding: Finding; mayOverride: boolean }) {
  const { tone, label } = SEVERITY[finding.severity] ?? { tone: "neutral" as const, label: finding.severity };
  const isOverridden = finding.status === "overridden";
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={isOverridden ? "neutral" : tone}>{isOverridden ? "Overridden" : label}</Badge>
        {finding.place ? <span className="text-ink-2">{finding.place}</span> : null}
      </p>
      <p className="mt-1 break-words">{finding.message}</p>
      {finding.suggestion ? <p className="mt-1 text-sm text-ink-2">{finding.suggestion}</p> : null}
      {finding.lawSlug ? (
        <p className="mt-1 text-sm">
          <TextLink href={`/laws/${finding.lawSlug}`} look="standalone">
            {finding.lawTitle}
          </TextLink>
          <span className="text-ink-2">
            {finding.citation ? ` · ${finding.citation}` : ""}
            {finding.effectiveDate ? ` · in force from ${longDate(finding.effectiveDate)}` : ""}
          </span>
        </p>
      ) : null}
      {isOverridden ? (
        <div className="mt-2 flex flex-wrap items-center gap-3 text-sm text-ink-2">
          <p className="min-w-0 flex-1">
            {finding.overriddenBy}: {finding.overrideReason}
          </p>
          {mayOverride ? (
            <ActButton intent={JOB_INTENT.reopenFinding} fields={{ findingId: finding.id }} label="Remove the override">
              Withdraw
            </ActButton>
          ) : null}
        </div>
      ) : null}
      {!isOverridden && mayOverride && finding.severity !== "info" ? <Override id={finding.id} /> : null}
    </>
  );
}

function Override({ id }: { id: number }) {
  return (
    <Disclosure summary={<span className="text-sm">Override with a reason</span>} className="mt-1">
      <ActionForm method="post" className="grid gap-3">
        <input type="hidden" name="findingId" value={id} />
        <Field label="Reason" help="Kept with your name and the time." required>
          <TextArea name="reason" rows={2} minLength={10} maxLength={2000} />
        </Field>
        <div>
          <Button type="submit" name="intent" value={JOB_INTENT.override} size="sm">
            Override
          </Button>
        </div>
      </ActionForm>
    </Disclosure>
  );
}
