import { cn } from "../foundations/cn";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const VARIANT: Record<ButtonVariant, string> = {
  primary: "bg-action-solid text-on-solid font-semibold hover:bg-action-solid-hover",
  secondary: "border border-line bg-card text-ink-2 font-medium hover:bg-sunken hover:text-ink",
  ghost: "text-ink-2 font-medium hover:bg-sunken hover:text-ink",
  danger: "bg-critical-solid text-on-solid font-semibold hover:bg-critical-solid-hover",
};

const SIZE: Record<ButtonSize, string> = {
  sm: "min-h-8 gap-1.5 rounded-small px-2.75 py-1 text-sm",
  md: "min-h-10 gap-2 rounded-control px-4 py-1.5 text-base",
  lg: "min-h-11.5 gap-2 rounded-control px-4.5 py-2 text-base",
};

const SQUARE: Record<ButtonSize, string> = { sm: "w-8", md: "w-10", lg: "w-11.5" };

type Look = { variant?: ButtonVariant; size?: ButtonSize; square?: boolean };

export function buttonClass({ variant = "secondary", size = "md", square = false }: Look): string {
  return cn(
    "relative inline-flex shrink-0 items-center justify-center text-center select-none transition-colors",
    "disabled:opacity-55 aria-disabled:cursor-default",
    VARIANT[variant],
    SIZE[size],
    square && cn("!px-0", SQUARE[size]),
  );
}
