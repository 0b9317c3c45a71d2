import { Card } from "~/app/ui/cards/card";
import { Moment } from "~/app/ui/foundations/moment";
import { type Description, DescriptionList } from "~/app/ui/tables/description-list";

export type ProductAccess = {
  name: string;
  level: string;
  allowed: boolean;
  expiresAt: Date | null;
  endedAt: Date | null;
};

const LEVELS: Record<string, string> = {
  none: "No access",
  trial: "Free Trial",
  daily: "Day Pass",
  monthly: "Monthly",
  annual: "Annual",
  active: "Active",
  unlimited: "Unlimited",
  admin: "Administrator",
};

/** What the account may use now, and until when. */
export function AccessSummary({ products }: { products: ProductAccess[] }) {
  return (
    <Card as="section" title="Plan and access">
      <DescriptionList items={products.map(line)} />
    </Card>
  );
}

function line({ name, level, allowed, expiresAt, endedAt }: ProductAccess): Description {
  const label = LEVELS[level] ?? level;
  if (endedAt) return { term: name, value: `${label} ended`, note: <Moment at={endedAt} withTime /> };
  if (!allowed || level === "admin" || !expiresAt) return { term: name, value: label };
  return {
    term: name,
    value: label,
    note: (
      <>
        until <Moment at={expiresAt} withTime />
      </>
    ),
  };
}
