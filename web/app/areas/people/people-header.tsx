import { useLocation } from "@remix-run/react";
import { ButtonLink } from "~/app/ui/actions/button";
import { LinkTabs } from "~/app/ui/navigation/link-tabs";
import { PageHeader } from "~/app/ui/navigation/page-header";

export type PeopleFrame = { organizationName: string; tabs: { href: string; label: string }[] };

/** Title and tabs that stand above every screen of the HRIS. */
export function PeopleHeader({ frame }: { frame: PeopleFrame }) {
  const { pathname } = useLocation();
  const isCurrent = (href: string) => pathname === href || (href !== "/hris" && pathname.startsWith(`${href}/`));
  return (
    <>
      <PageHeader
        title="Human Resource Information System"
        description={frame.organizationName}
        actions={
          <ButtonLink href="/" size="sm" variant="ghost">
            Home
          </ButtonLink>
        }
      />
      <LinkTabs
        label="People"
        className="-mt-2 mb-6"
        tabs={frame.tabs.map((tab) => ({ ...tab, current: isCurrent(tab.href) }))}
      />
    </>
  );
}
