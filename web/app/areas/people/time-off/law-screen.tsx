import { ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { Badge, type BadgeTone } from "~/app/ui/status/badge";
import { EmptyState } from "~/app/ui/status/empty-state";

type Provision = { text: string; cite: string | null; slug: string; title: string };
type Finding = { key: string; level: string; message: string; change: string | null; provision: Provision | null };
type Beside = { policyId: number; name: string; findings: Finding[] };
export type ShownPlace = {
  placeId: number;
  place: string;
  state: string;
  heads: number;
  sick: {
    law: { status: string; stateName: string; slug: string; title: string; note: string | null } | null;
    policies: Beside[];
    missing: Finding | null;
  };
  payout: { isRequired: boolean; provision: Provision | null; policies: Beside[] } | null;
};

const LEVEL: Record<string, { tone: BadgeTone; label: string }> = {
  short: { tone: "danger", label: "Less than the law asks" },
  look: { tone: "brass", label: "Look" },
  ok: { tone: "success", label: "Enough" },
};

/** The policies of each place beside what its law asks. */
export function LawScreen({ places }: { places: ShownPlace[] }) {
  if (places.length === 0)
    return (
      <Card>
        <EmptyState
          title="No places of work yet"
          action={<ButtonLink href="/hris/organization">Departments and places</ButtonLink>}
        >
          The law of leave depends on where people work.
        </EmptyState>
      </Card>
    );
  return (
    <div className="grid gap-5">
      {places.map((place) => (
        <PlaceCard key={place.placeId} {...place} />
      ))}
      <p className="text-xs text-ink-3">State law, and not that of cities. Research, not legal advice.</p>
    </div>
  );
}

function PlaceCard({ place, state, heads, sick, payout }: ShownPlace) {
  return (
    <Card
      as="section"
      title={`${place} (${state})`}
      aside={<Badge>{heads === 1 ? "1 person" : `${heads} people`}</Badge>}
    >
      <h3 className="text-sm font-semibold text-ink">Sick leave</h3>
      <p className="text-sm text-ink-2">{statusText(sick.law)}</p>
      {sick.missing ? <Findings findings={[sick.missing]} /> : null}
      {sick.policies.map((beside) => (
        <BesidePolicy key={beside.policyId} {...beside} />
      ))}
      <h3 className="mt-4 text-sm font-semibold text-ink">Vacation that is left</h3>
      {payout ? (
        <>
          <p className="text-sm text-ink-2">
            {payout.isRequired ? "Paid out at the end of a job." : "As the policy says."}{" "}
            {payout.provision ? <Cited provision={payout.provision} /> : null}
          </p>
          {payout.policies.map((beside) => (
            <BesidePolicy key={beside.policyId} {...beside} />
          ))}
        </>
      ) : (
        <p className="text-sm text-ink-2">No law on it is in our records.</p>
      )}
    </Card>
  );
}

function statusText(law: ShownPlace["sick"]["law"]): string {
  if (!law) return "No law on paid sick leave is in our records.";
  const texts: Record<string, string> = {
    required: `${law.stateName} asks employers of your size for it.${law.note ? ` (${law.note})` : ""}`,
    smaller: `${law.stateName} asks larger employers for it.`,
    not_yet: `${law.stateName} will ask for it: not yet.`,
    none: `${law.stateName} asks nobody for it.`,
  };
  return texts[law.status] ?? "";
}

function BesidePolicy({ policyId, name, findings }: Beside) {
  const open = findings.filter(({ level }) => level !== "ok");
  const fine = findings.filter(({ level }) => level === "ok");
  return (
    <div className="mt-2.5 rounded-control border border-line-2 px-3 py-2.5">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <TextLink href={`/hris/time-off/policies/${policyId}`} look="standalone">
          {name}
        </TextLink>
        {open.length === 0 ? <Badge tone="success">Enough</Badge> : null}
      </p>
      <Findings findings={open} />
      {fine.length > 0 ? (
        <Disclosure summary={<span className="text-sm font-normal">What is enough</span>}>
          <Findings findings={fine} />
        </Disclosure>
      ) : null}
    </div>
  );
}

function Findings({ findings }: { findings: Finding[] }) {
  return (
    <ul>
      {findings.map(({ key, level, message, change, provision }) => (
        <li key={key} className="border-t border-line-2 py-2 text-sm first:border-t-0">
          {level === "ok" ? null : <Badge tone={LEVEL[level]?.tone}>{LEVEL[level]?.label ?? level}</Badge>}
          <p className="mt-1 text-ink">{message}</p>
          {change && level !== "ok" ? <p className="font-medium text-ink">Smallest change: {change}.</p> : null}
          {provision ? (
            <p className="mt-0.5 text-ink-2">
              {provision.text} <Cited provision={provision} />
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

const Cited = ({ provision: { slug, cite, title } }: { provision: Provision }) => (
  <TextLink href={`/laws/${slug}`}>{cite ?? title}</TextLink>
);
