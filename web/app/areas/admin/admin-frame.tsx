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

const OVERVIEW = "/admin/dashboard";

/** What stands around every tab of the administration: title, tabs at the side, and on the overview the figures. */
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
      <div className="grid gap-x-7 wide:grid-cols-[12.5rem_minmax(0,1fr)]">
        <LinkTabs
          beside
          label="Administration"
          className="mb-5 min-w-0"
          tabs={tabs.map(({ href, label }) => ({ href, label, current: isOpen(href), count: counts[href] }))}
        />
        <div className="min-w-0">
          {isOpen(OVERVIEW) ? cards : null}
          {children}
        </div>
      </div>
    </>
  );
}
