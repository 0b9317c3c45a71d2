import * as RadixTabs from "radix-ui/tabs";
import type { ReactNode } from "react";
import { cn } from "../foundations/cn";
import { tabClass, tabListClass } from "./tab-class";

export type Tab = { value: string; label: string; count?: number; content: ReactNode };

type TabsProps = {
  label: string;
  tabs: ReadonlyArray<Tab>;
  defaultValue?: string;
  value?: string;
  onValueChange?: (value: string) => void;
  className?: string;
};

// Radix writes a style attribute on the list and on the open panel. In server markup the content security policy
// would block it, so both are set to nothing: React then leaves the attribute out.
const NO_STYLE = { outline: undefined, animationDuration: undefined };

export function Tabs({ label, tabs, defaultValue, value, onValueChange, className }: TabsProps) {
  return (
    <RadixTabs.Root
      defaultValue={defaultValue ?? tabs[0]?.value}
      value={value}
      onValueChange={onValueChange}
      className={className}
    >
      <RadixTabs.List aria-label={label} className={tabListClass} style={NO_STYLE}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value} className={tabClass}>
            {tab.label}
            {tab.count === undefined ? null : <span className="font-medium text-ink-3">{tab.count}</span>}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} asChild>
          <div className={cn("pt-3.5")} style={NO_STYLE}>
            {tab.content}
          </div>
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
