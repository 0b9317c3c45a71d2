import * as RadixTooltip from "radix-ui/tooltip";
import type { ReactNode } from "react";

type TooltipProps = {
  /** Says more than the control's own label; never the only place of a needed fact. */
  text: string;
  /** One focusable element that takes a ref. */
  children: ReactNode;
  side?: "top" | "bottom" | "left" | "right";
};

export function Tooltip({ text, children, side = "top" }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={300}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 rounded-small bg-ink px-2.5 py-1.5 text-xs text-on-ink animate-fade-in"
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
