import { lazy, Suspense } from "react";
import { Link } from "~/app/ui/actions/link";
import { Avatar } from "~/app/ui/cards/avatar";
import type { AccountMenuProps } from "./account-menu";

// The menu is a third of the shell's script, and visitors never open one.
const AccountMenu = lazy(() => import("./account-menu"));

/** The avatar and its menu; until the menu has loaded, and without JavaScript, the avatar leads to the profile. */
export function SignedInCorner(props: AccountMenuProps) {
  const link = (
    <Link href="/profile">
      <span className="sr-only">Account of {props.person.name}</span>
      <Avatar name={props.person.name} />
    </Link>
  );
  return (
    <Suspense fallback={link}>
      <AccountMenu {...props} />
    </Suspense>
  );
}
