import type { ReactNode } from "react";
import { Card } from "~/app/ui/cards/card";
import { cn } from "~/app/ui/foundations/cn";

type AccountFrameProps = {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  /** Links to the other ways in, under the card. */
  footer?: ReactNode;
  wide?: boolean;
};

/** A single form in the middle of the page, with the page's one h1. */
export function AccountFrame({ title, intro, children, footer, wide = false }: AccountFrameProps) {
  return (
    <div className={cn("mx-auto pt-2 sm:pt-8", wide ? "max-w-2xl" : "max-w-md")}>
      <h1 className="break-words font-serif text-2xl font-semibold tracking-tight">{title}</h1>
      {intro ? <div className="mt-1.5 text-ink-2">{intro}</div> : null}
      <Card as="section" padding="lg" className="mt-5">
        {children}
      </Card>
      {footer ? (
        <div className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm text-ink-2">{footer}</div>
      ) : null}
    </div>
  );
}
