import BellOff from "lucide-react/icons/bell-off";
import { Button } from "~/app/ui/actions/button";
import { Badge } from "~/app/ui/status/badge";
import { Banner } from "~/app/ui/status/banner";
import { EmptyState } from "~/app/ui/status/empty-state";
import { Progress } from "~/app/ui/status/progress";
import { RelevanceDots } from "~/app/ui/status/relevance-dots";
import { RiskBadge } from "~/app/ui/status/risk-badge";
import { Skeleton, SkeletonText } from "~/app/ui/status/skeleton";
import { Spinner } from "~/app/ui/status/spinner";
import type { GallerySectionProps } from "./gallery-section";
import { Section, Specimen } from "./section";

const LEVELS = ["Critical", "High", "Medium", "Low", "Unrated"] as const;
const TONES = ["neutral", "action", "brass", "success", "danger", "ink"] as const;
const BANNERS = [
  { tone: "info", text: "Three laws changed in California this week." },
  { tone: "warning", text: "Your access ends in 5 minutes." },
  { tone: "danger", text: "The last payment failed. Update your card to keep access." },
  { tone: "promo", text: "Try everything free for 30 minutes." },
  { tone: "test", text: "Payments run in test mode. No card is charged." },
] as const;

export function StatusSection({ id, title }: GallerySectionProps) {
  return (
    <Section id={id} title={title}>
      <Specimen name="Risk badge">
        {LEVELS.map((level) => (
          <RiskBadge key={level} level={level} />
        ))}
        <RiskBadge level="High" suffix="Risk" />
        <RiskBadge level="Medium" size="sm" />
      </Specimen>
      <Specimen name="Badge">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="ink" shape="chip">
          CA
        </Badge>
        <Badge tone="action" shape="chip">
          1
        </Badge>
      </Specimen>
      <Specimen name="Relevance">
        {[1, 2, 3, 4, 5].map((value) => (
          <RelevanceDots key={value} value={value} />
        ))}
      </Specimen>
      <Specimen name="Banner" look="stack">
        {BANNERS.map(({ tone, text }) => (
          <Banner
            key={tone}
            tone={tone}
            label={`Example of ${tone}`}
            onDismiss={tone === "info" ? () => undefined : undefined}
          >
            {text}
          </Banner>
        ))}
        <Banner
          tone="impersonation"
          shape="bar"
          label="Viewing as a customer"
          action={<Button size="sm">Return to Admin</Button>}
        >
          You are viewing as dana@example.com.
        </Banner>
      </Specimen>
      <Specimen name="Progress" look="grid">
        <Progress label="Importing employees" value={24} max={60} text="24 of 60" />
        <Progress label="Done" value={100} text="100%" />
        <Progress label="Preparing the export" />
      </Specimen>
      <Specimen name="Waiting" look="grid">
        <Spinner label="Loading search history..." />
        <SkeletonText />
        <Skeleton className="h-20 rounded-card" />
      </Specimen>
      <Specimen name="Empty state" look="stack">
        <div className="rounded-card border border-line bg-card">
          <EmptyState
            title="No alerts yet"
            icon={<BellOff size={20} />}
            action={<Button variant="primary">Choose topics</Button>}
          >
            Choose a state and topics, and new law updates arrive by email.
          </EmptyState>
        </div>
      </Specimen>
    </Section>
  );
}
