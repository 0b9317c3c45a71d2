import type { ReactNode } from "react";

type SkipLinkProps = { href?: string; children?: ReactNode };

/** First in the body. Its target is the `<main id="main" tabIndex={-1}>` of the shell, or what a screen is there for. */
export function SkipLink({ href = "#main", children = "Skip to content" }: SkipLinkProps) {
  return (
    <a
      href={href}
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-control focus:bg-ink focus:px-4 focus:py-2.5 focus:font-semibold focus:text-on-ink"
    >
      {children}
    </a>
  );
}
