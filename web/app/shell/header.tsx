import { useLocation } from "@remix-run/react";
import { checkoutLink } from "~/app/links/checkout-link";
import { createAccountLink, signInLink } from "~/app/links/sign-in-links";
import { usePurchaseWayBack, useWayBack } from "~/app/links/use-way-back";
import type { ShellView } from "~/app/server/shell-view.server";
import { ButtonLink } from "~/app/ui/actions/button";
import { Link } from "~/app/ui/actions/link";
import { Logo } from "~/app/ui/cards/logo";
import { cn } from "~/app/ui/foundations/cn";
import { useCurrentInSight } from "~/app/ui/navigation/use-current-in-sight";
import { AccessCountdown } from "./access-countdown";
import { administration, navigation } from "./navigation";
import { SignedInCorner } from "./signed-in-corner";

export function Header({ view }: { view: ShellView | null }) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex min-h-15 max-w-page flex-wrap 2xl:max-w-header items-center gap-x-4 gap-y-1 px-4 py-1.5 sm:px-6">
        <Link href="/">
          <Logo />
        </Link>
        <Areas isAdmin={view?.isAdmin ?? false} />
        <div className="ml-auto flex items-center gap-2">
          {view ? <AccessSlot view={view} /> : null}
          {view?.person ? <SignedInCorner person={view.person} isAdmin={view.isAdmin} /> : null}
          {view && !view.person ? <VisitorLinks /> : null}
        </div>
      </div>
    </header>
  );
}

/** One row that scrolls sideways on a narrow screen: every area stays one tap away. */
function Areas({ isAdmin }: { isAdmin: boolean }) {
  const { pathname } = useLocation();
  const items = isAdmin ? [...navigation, administration] : navigation;
  const isCurrent = (href: string) =>
    pathname === href || pathname.startsWith(`${href}/`) || (href === "/dashboard" && pathname === "/");
  const row = useCurrentInSight<HTMLElement>(items.find(({ href }) => isCurrent(href))?.href);
  return (
    <nav
      ref={row}
      aria-label="Areas"
      className="order-last -mx-4 w-screen overflow-x-auto px-4 wide:order-none wide:mx-0 wide:w-auto wide:min-w-0 wide:flex-1 wide:px-0"
    >
      <ul className="flex w-max gap-0.5">
        {items.map(({ href, label, inFull }) => {
          const current = isCurrent(href);
          return (
            <li key={href}>
              <Link
                href={href}
                prefetch="intent"
                aria-current={current ? "page" : undefined}
                className={cn(
                  "block rounded-small px-2.5 py-1.5 wide:px-2 text-sm font-medium whitespace-nowrap text-ink-2 hover:bg-sunken hover:text-ink",
                  current && "bg-sunken text-ink",
                )}
              >
                {inFull ? <NameWithRoom short={label} inFull={inFull} /> : label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

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
