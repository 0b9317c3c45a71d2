import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { TextLink } from "~/app/ui/actions/text-link";
import { longDate } from "~/app/ui/foundations/dates";
import { Drawer } from "~/app/ui/overlays/drawer";
import { Badge } from "~/app/ui/status/badge";
import type { RiskAssessment } from "~/domain/research";
import { lawOrCase } from "./cited-answer";

type Citation = RiskAssessment["citations"][number];
/** The number is that behind a sentence of an answer. */
type Cited = Pick<Citation, "lawId" | "caseId" | "title" | "citation" | "slug" | "level" | "verifiedAsOf"> & {
  ref?: number;
};
type Resting = Pick<
  RiskAssessment["issues"][number]["provisions"][number],
  "text" | "pin" | "point" | "level" | "read"
>;
type Change = { id: string; title: string; timestamp: string };

type ProofPanelProps = {
  cited: Cited | null;
  /** The sentences of that law under the answer. */
  provisions: Resting[];
  onClose: () => void;
};

/** The proof beside the claim: what the law says there, where and when it was read, and what changed since. */
export function ProofPanel({ cited, provisions, onClose }: ProofPanelProps) {
  return (
    <Drawer
      open={cited !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={cited ? titleOf(cited) : "Source"}
      description={cited?.citation ?? undefined}
    >
      {cited ? <Proof cited={cited} provisions={provisions} /> : null}
    </Drawer>
  );
}

const titleOf = ({ ref, title }: Cited): string => (ref === undefined ? title : `${ref}. ${title}`);

function Proof({ cited, provisions }: Pick<ProofPanelProps, "provisions"> & { cited: Cited }) {
  return (
    <div className="grid gap-4 text-sm">
      {provisions.map((provision) => (
        <section key={provision.text} aria-label={provision.pin ?? provision.point}>
          <p className="mb-1 flex flex-wrap items-center gap-2 text-xs text-ink-3">
            {provision.pin ? <span className="font-semibold text-ink-2">{provision.pin}</span> : null}
            <ReadAs provision={provision} />
          </p>
          <p className="font-serif text-md">{provision.text}</p>
        </section>
      ))}
      {provisions.length === 0 ? (
        <section aria-label="The record">
          <p className="mb-1 flex flex-wrap items-center gap-2 text-xs text-ink-3">
            <ReadAs provision={{ level: cited.level, read: null }} />
          </p>
          <p className="text-ink-2">The answer rests on this record as a whole.</p>
        </section>
      ) : null}
      {cited.lawId === undefined ? null : <Changes slug={cited.slug} since={sinceOf(cited, provisions)} />}
      <TextLink href={lawOrCase(cited)}>{cited.lawId === undefined ? "Read the case" : "Read the whole law"}</TextLink>
    </div>
  );
}

function ReadAs({ provision: { level, read } }: { provision: Pick<Resting, "level" | "read"> }) {
  const where = read ? `${read.at}, ${longDate(read.on)}` : null;
  if (level === "official")
    return (
      <>
        <Badge tone="success">Read in the law's text</Badge>
        {where ? <span>{where}</span> : null}
      </>
    );
  return (
    <>
      <Badge>{level === "source" ? "Read in a source" : "Not yet read"}</Badge>
      {where ? <span>{where}</span> : null}
    </>
  );
}

/** The first day on which one of them was read: what came later may touch it. */
function sinceOf({ verifiedAsOf }: Cited, provisions: Resting[]): string {
  const days = provisions.flatMap(({ read }) => (read ? [read.on] : [])).sort();
  return days[0] ?? verifiedAsOf ?? "";
}

function Changes({ slug, since }: { slug: string; since: string }) {
  const { load, data, state } = useFetcher<Change[]>();
  useEffect(() => load(`/laws/${slug}/changes?since=${since}`), [load, slug, since]);
  const day = since ? longDate(since) : null;
  return (
    <section aria-label="What changed since" aria-busy={state !== "idle"} className="border-t border-line-2 pt-3">
      <h3 className="font-semibold">{day ? `What changed since ${day}` : "What changed"}</h3>
      {data && data.length > 0 ? (
        <ul className="mt-1 grid gap-1">
          {data.map(({ id, title }) => (
            <li key={id}>
              <TextLink href={`/updates/${id}`}>{title}</TextLink>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-ink-2">{data ? "No change is known to us." : "Looking …"}</p>
      )}
    </section>
  );
}
