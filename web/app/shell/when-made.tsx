import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import type { Soon } from "~/app/server/soon.server";

type WhenMadeProps<Made> = {
  soon: Soon<Made>;
  waiting: ReactNode;
  /** Without it a failure is the screen's. */
  failed?: JSX.Element;
  children: (made: Made) => JSX.Element | null;
};

/** There with the page when it was made at once, else it streams in behind it. */
export function WhenMade<Made>({ soon, waiting, failed, children }: WhenMadeProps<Made>) {
  if ("made" in soon) return children(soon.made);
  return (
    <Suspense fallback={waiting}>
      <Await resolve={soon.coming} errorElement={failed}>
        {(made) => children(made as Made)}
      </Await>
    </Suspense>
  );
}
