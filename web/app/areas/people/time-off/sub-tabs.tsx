import { useLocation } from "@remix-run/react";
import { LinkTabs } from "~/app/ui/navigation/link-tabs";

export type SubTab = { href: string; label: string };

const START = "/hris/time-off";

/** The parts of time off that this member may use. */
export function SubTabs({ tabs }: { tabs: SubTab[] }) {
  const { pathname } = useLocation();
  const isCurrent = (href: string) => (href === START ? pathname === START : pathname.startsWith(href));
  return (
    <LinkTabs label="Time off" className="mb-5" tabs={tabs.map((tab) => ({ ...tab, current: isCurrent(tab.href) }))} />
  );
}
