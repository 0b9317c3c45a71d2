import { useLocation } from "@remix-run/react";
import Bell from "lucide-react/icons/bell";
import BriefcaseBusiness from "lucide-react/icons/briefcase-business";
import Calculator from "lucide-react/icons/calculator";
import Scale from "lucide-react/icons/scale";
import Users from "lucide-react/icons/users";
import type { Module } from "~/app/server/shell-view.server";
import { Link } from "~/app/ui/actions/link";
import { cn } from "~/app/ui/foundations/cn";
import { isInArea, openedGroups } from "./navigation";

const ICONS: Record<string, typeof Bell> = {
  Research: Scale,
  Pay: Calculator,
  Hiring: BriefcaseBusiness,
  People: Users,
  Alerts: Bell,
};

/** On a narrow screen the groups of areas stand at the bottom, where a thumb reaches them. */
export function TabBar({ closed }: { closed: readonly Module[] }) {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label="Groups of areas"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper wide:hidden print:hidden"
    >
      <ul className="grid grid-flow-col auto-cols-fr">
        {openedGroups(closed).map(({ label, items }) => {
          const Icon = ICONS[label] ?? Scale;
          const isCurrent = items.some(({ href }) => isInArea(pathname, href));
          return (
            <li key={label}>
              <Link
                href={items[0]?.href ?? "/"}
                aria-current={isCurrent ? "true" : undefined}
                className={cn(
                  "flex min-h-13 flex-col items-center justify-center gap-0.5 text-2xs font-medium focus-visible:-outline-offset-2",
                  isCurrent ? "text-action" : "text-ink-2",
                )}
              >
                <Icon size={19} />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
