import FlaskConical from "lucide-react/icons/flask-conical";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import UserRoundCog from "lucide-react/icons/user-round-cog";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { cn } from "../foundations/cn";

export type BannerTone = "info" | "warning" | "danger" | "promo" | "impersonation" | "test";

const LOOK: Record<BannerTone, { box: string; Icon: typeof Info }> = {
  info: { box: "border-line bg-action-soft text-ink", Icon: Info },
  warning: { box: "border-line bg-medium-soft text-ink", Icon: TriangleAlert },
  danger: { box: "border-line bg-critical-soft text-ink", Icon: TriangleAlert },
  promo: { box: "border-line bg-brass-soft text-ink", Icon: Info },
  impersonation: { box: "border-transparent bg-impersonation text-on-solid", Icon: UserRoundCog },
  test: { box: "border-line bg-brass-soft text-ink", Icon: FlaskConical },
};

const ICON: Record<BannerTone, string> = {
  info: "text-action",
  warning: "text-medium",
  danger: "text-critical",
  promo: "text-brass",
  impersonation: "text-on-solid",
  test: "text-brass",
};

type BannerProps = {
  children: ReactNode;
  /** Names the landmark, e.g. "Law updates". */
  label: string;
  tone?: BannerTone;
  /** "bar" spans the page under the header, "box" sits among the content. */
  shape?: "bar" | "box";
  action?: ReactNode;
  onDismiss?: () => void;
};

export function Banner({ children, label, tone = "info", shape = "box", action, onDismiss }: BannerProps) {
  const { box, Icon } = LOOK[tone];
  return (
    <section aria-label={label} className={cn(box, shape === "bar" ? "border-b" : "rounded-card border")}>
      <div
        className={cn(
          "flex flex-wrap items-center gap-x-3 gap-y-2 text-sm",
          shape === "bar" ? "mx-auto max-w-page px-4 py-2 sm:px-6" : "px-4 py-3",
        )}
      >
        <Icon size={17} className={cn("shrink-0", ICON[tone])} />
        <div className="min-w-0 flex-1 basis-48">{children}</div>
        {action}
        {onDismiss ? (
          <button
            type="button"
            aria-label={`Dismiss ${label}`}
            onClick={onDismiss}
            className="grid size-7 place-items-center rounded-small hover:bg-ink/10"
          >
            <X size={16} />
          </button>
        ) : null}
      </div>
    </section>
  );
}
