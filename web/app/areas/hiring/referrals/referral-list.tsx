import { ActButton } from "~/app/forms/act-button";
import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { longDate } from "~/app/ui/foundations/dates";
import { Moment } from "~/app/ui/foundations/moment";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { Badge, type BadgeTone } from "~/app/ui/status/badge";
import type { ListedReferral } from "~/domain/hiring/recruiting";
import { StatusBadge } from "../status-badge";

type ReferralListProps = { rows: ListedReferral[]; mayManage: boolean; seesApplications: boolean };

const TONES: Record<string, BadgeTone> = { payable: "brass", paid: "success", eligible: "action" };
const WORDS: Record<string, string> = {
  pending: "Bonus waits for a hire",
  eligible: "Bonus earned",
  payable: "Bonus due",
  paid: "Bonus paid",
  void: "No bonus",
};
const money = (cents: number) => (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });

/** Referrals with the state of their bonus and, for recruiters, its next steps. */
export function ReferralList({ rows, mayManage, seesApplications }: ReferralListProps) {
  return (
    <ul className="rounded-card border border-line bg-card px-4">
      {rows.map((row) => (
        <li key={row.id} className="border-t border-line-2 py-3 text-sm first:border-t-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <p className="min-w-0 flex-1 basis-60 break-words">
              {seesApplications ? (
                <TextLink href={`/ats/applications/${row.applicationId}`} look="standalone">
                  {row.candidate}
                </TextLink>
              ) : (
                <strong className="font-semibold">{row.candidate}</strong>
              )}{" "}
              for {row.jobTitle}
              <span className="block text-xs text-ink-2">
                {row.isOwn ? "You" : (row.referrer ?? "Someone who left")}, <Moment at={row.referralDate} />
                {row.notes ? ` · ${row.notes}` : ""}
              </span>
            </p>
            <StatusBadge status={row.status} />
            <Badge tone={TONES[row.bonusStatus] ?? "neutral"}>{WORDS[row.bonusStatus] ?? row.bonusStatus}</Badge>
            <span className="tabular-nums">{row.bonusAmount > 0 ? money(row.bonusAmount) : "–"}</span>
          </div>
          <When row={row} />
          {mayManage ? <Steps row={row} /> : null}
        </li>
      ))}
    </ul>
  );
}

function When({ row }: { row: ListedReferral }) {
  const text = row.bonusPaidDate
    ? `Paid on ${longDate(row.bonusPaidDate)}`
    : row.bonusPayableOn && row.bonusStatus === "eligible"
      ? `Due on ${longDate(row.bonusPayableOn)}`
      : null;
  return text ? <p className="text-xs text-ink-2">{text}</p> : null;
}

function Steps({ row }: { row: ListedReferral }) {
  const { id, bonusStatus, candidate } = row;
  if (bonusStatus === "paid") return null;
  if (bonusStatus === "void") {
    return (
      <div className="mt-2">
        <ActButton intent="restore" fields={{ id }} label={`Restore the bonus for ${candidate}`}>
          Restore
        </ActButton>
      </div>
    );
  }
  return (
    <div className="mt-2 grid gap-2">
      {bonusStatus === "payable" ? (
        <div>
          <ActButton intent="pay" fields={{ id }} label={`Mark as paid: the bonus for ${candidate}`}>
            Mark as Paid
          </ActButton>
        </div>
      ) : null}
      <Disclosure summary={<span className="text-sm font-normal text-action">Change the bonus for {candidate}</span>}>
        <div className="grid gap-4 sm:grid-cols-2">
          <ActionForm method="post" className="flex items-end gap-2">
            <input type="hidden" name="id" value={id} />
            <Field label="Amount in dollars" className="flex-1">
              <TextInput name="amount" inputMode="decimal" defaultValue={(row.bonusAmount / 100).toFixed(2)} />
            </Field>
            <Button type="submit" name="intent" value="amount">
              Set
            </Button>
          </ActionForm>
          <ActionForm method="post" className="flex items-end gap-2">
            <input type="hidden" name="id" value={id} />
            <Field label="Reason" className="flex-1">
              <TextInput name="reason" maxLength={500} />
            </Field>
            <Button type="submit" name="intent" value="void">
              Make Void
            </Button>
          </ActionForm>
        </div>
      </Disclosure>
    </div>
  );
}
