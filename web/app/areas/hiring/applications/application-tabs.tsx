import { useLocation } from "@remix-run/react";
import { LinkTabs } from "~/app/ui/navigation/link-tabs";

const TABS = [
  { href: "/ats/applications", label: "Applications" },
  { href: "/ats/offers", label: "Offers" },
];

/** The sub-tabs of Applications: what leads to a hire. */
export function ApplicationTabs() {
  const { pathname } = useLocation();
  const tabs = TABS.map((tab) => ({ ...tab, current: pathname === tab.href }));
  return <LinkTabs label="Applications and offers" tabs={tabs} className="mb-1" />;
}
