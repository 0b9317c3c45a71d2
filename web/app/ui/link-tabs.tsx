import { useEffect, useRef } from "react";
import { cn } from "./cn";
import { Link } from "./link";
import { tabClass, tabListClass } from "./tab-class";

export type LinkTab = { href: string; label: string; count?: number; current?: boolean };

type LinkTabsProps = { label: string; tabs: ReadonlyArray<LinkTab>; className?: string };

/** Tabs whose state is the URL: plain links, so they also work before and without JavaScript. */
export function LinkTabs({ label, tabs, className }: LinkTabsProps) {
  const list = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.href;
  // Where the tabs are wider than the screen the open one is moved into sight, the page itself is not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another open tab is the reason to look again
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!list.current || !open) return;
    const { left, right } = list.current.getBoundingClientRect();
    const place = open.getBoundingClientRect();
    if (place.right > right) list.current.scrollLeft += place.right - right;
    else if (place.left < left) list.current.scrollLeft -= left - place.left;
  }, [current]);
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
