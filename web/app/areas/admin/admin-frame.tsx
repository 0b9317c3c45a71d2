import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { AdminTab } from "~/app/links/admin-tabs";
import { ButtonLink } from "~/app/ui/actions/button";
import { LinkTabs } from "~/app/ui/navigation/link-tabs";
import { PageHeader } from "~/app/ui/navigation/page-header";

type AdminFrameProps = {
  tabs: readonly AdminTab[];
  /** Numbers beside the labels, by address. */
  counts: Record<string, number>;
  mayAdd: boolean;
  cards: ReactNode;
  children: ReactNode;
};

/** What stands around every tab of the administration: title, figures, tabs. */
export function AdminFrame({ tabs, counts, mayAdd, cards, children }: AdminFrameProps) {
  const { pathname } = useLocation();
  const isOpen = (href: string) => pathname === href || pathname.startsWith(`${href}/`);
  return (
    <>
      <PageHeader
        title="Administration"
        actions={
          <>
            <ButtonLink href="/" size="sm" variant="ghost">
              Home
            </ButtonLink>
            <ButtonLink href="/admin/dashboard#customers" size="sm">
              Customer Admin
            </ButtonLink>
            {mayAdd ? (
              <ButtonLink href="/admin/dashboard/add" size="sm" variant="primary">
                Add Customer
              </ButtonLink>
            ) : null}
          </>
        }
      />
      {cards}
      <LinkTabs
        label="Administration"
        className="mb-5"
        tabs={tabs.map(({ href, label }) => ({ href, label, current: isOpen(href), count: counts[href] }))}
      />
      {children}
    </>
  );
}
