import { useLocation } from "@remix-run/react";
import { LinkTabs } from "~/app/ui/navigation/link-tabs";

const TABS = [
  { href: "/hris/organization", label: "Chart" },
  { href: "/hris/organization/departments", label: "Departments" },
  { href: "/hris/organization/places", label: "Places" },
];
const FIELDS = { href: "/hris/organization/fields", label: "Fields" };

/** The views of the organization; its fields are for HR. */
export function OrganizationTabs({ mayWrite }: { mayWrite: boolean }) {
  const { pathname } = useLocation();
  return (
    <LinkTabs
      label="Organization"
      className="mb-4"
      tabs={[...TABS, ...(mayWrite ? [FIELDS] : [])].map((tab) => ({ ...tab, current: tab.href === pathname }))}
    />
  );
}
