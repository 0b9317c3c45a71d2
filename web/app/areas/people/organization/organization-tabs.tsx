import { useLocation } from "@remix-run/react";
import { LinkTabs } from "~/app/ui/navigation/link-tabs";

const TABS = [
  { href: "/hris/organization", label: "Chart" },
  { href: "/hris/organization/departments", label: "Departments" },
  { href: "/hris/organization/places", label: "Places" },
];

/** The three views of the organization. */
export function OrganizationTabs() {
  const { pathname } = useLocation();
  return (
    <LinkTabs
      label="Organization"
      className="mb-4"
      tabs={TABS.map((tab) => ({ ...tab, current: tab.href === pathname }))}
    />
  );
}
