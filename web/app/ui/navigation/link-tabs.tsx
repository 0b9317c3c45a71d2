import { Link } from "../actions/link";
import { cn } from "../foundations/cn";
import { tabClass, tabListClass } from "./tab-class";
import { useCurrentInSight } from "./use-current-in-sight";

export type LinkTab = { href: string; label: string; count?: number; current?: boolean };

type LinkTabsProps = { label: string; tabs: ReadonlyArray<LinkTab>; className?: string };

/** Tabs whose state is the URL: plain links, so they also work before and without JavaScript. */
export function LinkTabs({ label, tabs, className }: LinkTabsProps) {
  const list = useCurrentInSight<HTMLElement>(tabs.find((tab) => tab.current)?.href);
  return (
    <nav ref={list} aria-label={label} className={cn(tabListClass, className)}>
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          aria-current={tab.current ? "page" : undefined}
          preventScrollReset
          prefetch="intent"
          className={tabClass}
        >
          {tab.label}
          {tab.count === undefined ? null : <span className="font-medium text-ink-3">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
