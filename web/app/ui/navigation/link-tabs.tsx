import { Link } from "../actions/link";
import { cn } from "../foundations/cn";
import { besideListClass, besideTabClass, tabClass, tabListClass } from "./tab-class";
import { useCurrentInSight } from "./use-current-in-sight";

export type LinkTab = { href: string; label: string; count?: number; current?: boolean };

type LinkTabsProps = {
  label: string;
  tabs: ReadonlyArray<LinkTab>;
  /** A column at the side where there is room for one; on a narrow screen a row like any other. */
  beside?: boolean;
  className?: string;
};

/** Tabs whose state is the URL: plain links, so they also work before and without JavaScript. */
export function LinkTabs({ label, tabs, beside = false, className }: LinkTabsProps) {
  const list = useCurrentInSight<HTMLElement>(tabs.find((tab) => tab.current)?.href);
  return (
    <nav ref={list} aria-label={label} className={cn(tabListClass, beside && besideListClass, className)}>
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          aria-current={tab.current ? "page" : undefined}
          preventScrollReset
          prefetch="intent"
          className={cn(tabClass, beside && besideTabClass)}
        >
          {tab.label}
          {tab.count === undefined ? null : <span className="font-medium text-ink-3">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
