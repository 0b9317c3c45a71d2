import { ActButton } from "~/app/forms/act-button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Moment } from "~/app/ui/foundations/moment";
import { Badge } from "~/app/ui/status/badge";
import { EmptyState } from "~/app/ui/status/empty-state";

type Side = {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  currentCompany: string | null;
  createdAt: Date;
};
type Pair = { firstId: number; secondId: number; reasons: string[]; first: Side; second: Side };
type Merge = {
  id: number;
  mergedAt: Date;
  kept: { id: number; firstName: string; lastName: string };
  merged: { email: string };
};

export function DuplicateScreen({ pairs, merges, canWrite }: { pairs: Pair[]; merges: Merge[]; canWrite: boolean }) {
  return (
    <div className="grid gap-6">
      <div>
        <TextLink href="/ats/candidates" look="standalone">
          All candidates
        </TextLink>
        <h2 className="font-serif text-xl font-semibold">Duplicates</h2>
        <p className="text-sm text-ink-2">
          Records with the same mailbox, phone, or name and employer. The record you keep is filled with what it lacks.
        </p>
      </div>
      {pairs.length === 0 ? <EmptyState title="No duplicates found" /> : null}
      <ul className="grid gap-4">
        {pairs.map((pair) => (
          <li key={`${pair.firstId}-${pair.secondId}`}>
            <Card>
              <p className="mb-3 flex flex-wrap gap-2">
                {pair.reasons.map((reason) => (
                  <Badge key={reason} tone="brass">
                    {reason}
                  </Badge>
                ))}
              </p>
              <div className="grid gap-4 md:grid-cols-2">
                <SideView side={pair.first} other={pair.second} canWrite={canWrite} />
                <SideView side={pair.second} other={pair.first} canWrite={canWrite} />
              </div>
              {canWrite ? (
                <div className="mt-3 border-t border-line-2 pt-3">
                  <ActButton
                    intent="distinct"
                    fields={{ keptId: pair.firstId, mergedId: pair.secondId }}
                    label={`These are two people: ${pair.first.name} and ${pair.second.name}`}
                  >
                    These are two people
                  </ActButton>
                </div>
              ) : null}
            </Card>
          </li>
        ))}
      </ul>
      {merges.length > 0 ? (
        <Card as="section" title="Merged">
          <ul className="text-sm">
            {merges.map((merge) => (
              <li
                key={merge.id}
                className="flex flex-wrap items-center gap-3 border-t border-line-2 py-2 first:border-t-0"
              >
                <span className="min-w-0 flex-1 break-words">
                  {merge.merged.email} into{" "}
                  <TextLink href={`/ats/candidates/${merge.kept.id}`}>
                    {merge.kept.firstName} {merge.kept.lastName}
                  </TextLink>
                  , <Moment at={merge.mergedAt} />
                </span>
                {canWrite ? (
                  <ActButton
                    intent="undo"
                    fields={{ mergeId: merge.id }}
                    label={`Undo the merge of ${merge.merged.email}`}
                  >
                    Undo
                  </ActButton>
                ) : null}
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  );
}

function SideView({ side, other, canWrite }: { side: Side; other: Side; canWrite: boolean }) {
  return (
    <div className="min-w-0 text-sm">
      <TextLink href={`/ats/candidates/${side.id}`} look="standalone">
        {side.name}
      </TextLink>
      <p className="break-words text-ink-2">
        {[side.email, side.phone, side.currentCompany].filter(Boolean).join(" · ")}
      </p>
      <p className="mb-2 text-ink-3">
        Added <Moment at={side.createdAt} />
      </p>
      {canWrite ? (
        <ActButton
          intent="merge"
          fields={{ keptId: side.id, mergedId: other.id }}
          label={`Keep this one: ${side.name}, ${side.email}`}
          confirm={{
            title: "Merge these records?",
            description: `${side.email} is kept. Applications, resumes, notes and mails of ${other.email} go to it. This can be undone.`,
            label: "Merge",
          }}
        >
          Keep this one
        </ActButton>
      ) : null}
    </div>
  );
}
