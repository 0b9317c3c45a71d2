import type { ReactNode } from "react";
import { AccountFrame } from "./account-frame";

type DeadLinkProps = { children?: ReactNode };

/** Behind a mailed link that was used, replaced or is too old. */
export function DeadLink({ children }: DeadLinkProps) {
  return (
    <AccountFrame title="This link no longer works">
      <p className="text-ink-2">It was used, replaced by a newer one, or is too old.</p>
      {children ? <div className="mt-4 flex flex-wrap gap-2">{children}</div> : null}
    </AccountFrame>
  );
}
