/** The box all text-like controls share. 16 px text on phones keeps iOS from zooming in on focus. */
export const controlClass =
  "block w-full min-w-0 rounded-control border border-line-control bg-card px-3 text-md text-ink sm:text-base " +
  "transition-colors disabled:bg-sunken disabled:text-ink-3 [&[readonly]]:bg-sunken " +
  "aria-invalid:border-critical focus-visible:outline-offset-0";

export type ControlSize = "md" | "lg";

export const CONTROL_HEIGHT: Record<ControlSize, string> = { md: "min-h-10", lg: "min-h-11.5 sm:text-md" };
