import { useLocation } from "@remix-run/react";
import { LinkTabs } from "~/app/ui/navigation/link-tabs";

const TABS = [
  { href: "/hris/organization", label: "Chart" },
  { href: "/hris/organization/departments", label: "Departments" },
  { href: "/hris/organization/places", label: "Places" },
];
const OF_HR = [
  { href: "/hris/organization/fields", label: "Fields" },
  { href: "/hris/organization/settings", label: "Settings" },
];

/** The views of the organization; its fields and settings are for HR. */
export function OrganizationTabs({ mayWrite }: { mayWrite: boolean }) {
  const { pathname } = useLocation();
  return (
    <LinkTabs
      label="Organization"
      className="mb-4"
      tabs={[...TABS, ...(mayWrite ? OF_HR : [])].map((tab) => ({ ...tab, current: tab.href === pathname }))}
    />
  );
}
