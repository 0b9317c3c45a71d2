import { useLocation } from "@remix-run/react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Menu, MenuLink } from "~/app/ui/actions/menu";
import { LinkTabs } from "~/app/ui/navigation/link-tabs";
import { PageHeader } from "~/app/ui/navigation/page-header";

export type AtsEntry = { href: string; label: string };

export type AtsFrame = {
  organizationName: string;
  tabs: AtsEntry[];
  quickActions: AtsEntry[];
  adminHref: string | null;
  settingsHref: string | null;
};

/** Title, ways and tabs that stand above every screen of the ATS. */
export function AtsHeader({ frame }: { frame: AtsFrame }) {
  const { pathname } = useLocation();
  // Offers stand below Applications, whose sub-tab they are.
  const place = pathname.startsWith("/ats/offers") ? "/ats/applications" : pathname;
  const isCurrent = (href: string) => (href === "/ats" ? place === "/ats" : place.startsWith(href));
  return (
    <>
      <PageHeader
        title="Applicant Tracking System"
        description={frame.organizationName}
        actions={<Ways {...frame} />}
      />
      <LinkTabs
        label="Applicant tracking"
        className="-mt-2 mb-6"
        tabs={frame.tabs.map((tab) => ({ ...tab, current: isCurrent(tab.href) }))}
      />
    </>
  );
}

function Ways({ adminHref, settingsHref, quickActions }: AtsFrame) {
  return (
    <>
      {adminHref ? (
        <ButtonLink href={adminHref} size="sm">
          Applicant Admin
        </ButtonLink>
      ) : null}
      {settingsHref ? (
        <ButtonLink href={settingsHref} size="sm">
          Settings
        </ButtonLink>
      ) : null}
      {quickActions.length > 0 ? (
        <Menu
          trigger={
            <Button size="sm" icon={<ChevronDown size={15} />}>
              Quick Actions
            </Button>
          }
        >
          {quickActions.map(({ href, label }) => (
            <MenuLink key={href} href={href}>
              {label}
            </MenuLink>
          ))}
        </Menu>
      ) : null}
      <ButtonLink href="/" size="sm" variant="ghost">
        Home
      </ButtonLink>
    </>
  );
}
