import { useLocation } from "@remix-run/react";
import { checkoutLink } from "~/app/links/checkout-link";
import { createAccountLink, signInLink } from "~/app/links/sign-in-links";
import { usePurchaseWayBack, useWayBack } from "~/app/links/use-way-back";
import type { Module, ShellView } from "~/app/server/shell-view.server";
import { ButtonLink } from "~/app/ui/actions/button";
import { Link } from "~/app/ui/actions/link";
import { Logo } from "~/app/ui/cards/logo";
import { cn } from "~/app/ui/foundations/cn";
import { useCurrentInSight } from "~/app/ui/navigation/use-current-in-sight";
import { AccessCountdown } from "./access-countdown";
import { FinderButton } from "./finder-button";
import { administration, isInArea, type NavigationItem, openedGroups } from "./navigation";
import { SignedInCorner } from "./signed-in-corner";

export function Header({ view }: { view: ShellView | null }) {
  const closed = view?.closed ?? [];
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex min-h-15 max-w-page flex-wrap 2xl:max-w-header items-center gap-x-4 gap-y-1 px-4 py-1.5 sm:px-6">
        <Link href="/">
          <Logo />
        </Link>
        <Areas isAdmin={view?.isAdmin ?? false} closed={closed} />
        <div className="ml-auto flex items-center gap-2">
          <FinderButton isSignedIn={Boolean(view?.person)} isAdmin={view?.isAdmin ?? false} closed={closed} />
          {view ? <AccessSlot view={view} /> : null}
          {view?.person ? <SignedInCorner person={view.person} isAdmin={view.isAdmin} /> : null}
          {view && !view.person ? <VisitorLinks /> : null}
        </div>
      </div>
    </header>
  );
}

/** In groups beside each other; on a narrow screen the areas of the present group, whose others are the tabs at the bottom. */
function Areas({ isAdmin, closed }: { isAdmin: boolean; closed: readonly Module[] }) {
  const { pathname } = useLocation();
  const groups = [...openedGroups(closed), ...(isAdmin ? [{ label: "Admin", items: [administration] }] : [])];
  const present = groups.find(({ items }) => items.some(({ href }) => isInArea(pathname, href)));
  const row = useCurrentInSight<HTMLElement>(present?.items.find(({ href }) => isInArea(pathname, href))?.href);
  const hasRow = (present?.items.length ?? 0) > 1;
  return (
    <nav
      ref={row}
      aria-label="Areas"
      className={cn(
        "order-last -mx-4 w-screen overflow-x-auto px-4 wide:order-none wide:mx-0 wide:w-auto wide:min-w-0 wide:flex-1 wide:px-0",
        hasRow ? "" : "max-wide:hidden",
      )}
    >
      <ul className="flex w-max gap-0.5">
        {groups.flatMap((group) =>
          group.items.map((item, at) => (
            <li
              key={item.href}
              className={cn(
                group !== present && "max-wide:hidden",
                at === 0 && group !== groups[0] && "wide:border-l wide:border-line",
              )}
            >
              <Area item={item} isCurrent={isInArea(pathname, item.href)} />
            </li>
          )),
        )}
      </ul>
    </nav>
  );
}

const Area = ({ item: { href, label, inFull }, isCurrent }: { item: NavigationItem; isCurrent: boolean }) => (
  <Link
    href={href}
    prefetch="intent"
    aria-current={isCurrent ? "page" : undefined}
    className={cn(
      "block rounded-small px-2.5 py-1.5 wide:px-2 text-sm font-medium whitespace-nowrap text-ink-2 hover:bg-sunken hover:text-ink",
      isCurrent && "bg-sunken text-ink",
    )}
  >
    {inFull ? <NameWithRoom short={label} inFull={inFull} /> : label}
  </Link>
);

const NameWithRoom = ({ short, inFull }: { short: string; inFull: string }) => (
  <>
    <span className="hidden wide:inline 2xl:hidden">{short}</span>
    <span className="wide:hidden 2xl:inline">{inFull}</span>
  </>
);

function AccessSlot({ view }: { view: ShellView }) {
  const leadsTo = usePurchaseWayBack();
  const { allowed, level, expiresAt } = view.access;
  // An administrator's year is no countdown (specification, section 4).
  if (level === "admin") return null;
  if (!allowed) {
    return (
      <ButtonLink href={checkoutLink({}, leadsTo)} size="sm" reloadDocument>
        Upgrade
      </ButtonLink>
    );
  }
  return expiresAt ? <AccessCountdown level={level} expiresAt={expiresAt} serverTime={view.serverTime} /> : null;
}

function VisitorLinks() {
  const returnTo = useWayBack();
  return (
    <>
      <span className="hidden sm:inline">
        <ButtonLink href={createAccountLink(returnTo)} size="sm" variant="ghost">
          Create Account
        </ButtonLink>
      </span>
      <ButtonLink href={signInLink("sign-in", returnTo)} size="sm" variant="primary">
        Sign In
      </ButtonLink>
    </>
  );
}
