export const tabListClass = "flex gap-0.5 overflow-x-auto border-b border-line";

/** From a desk's width on: a column that stays in sight, whose current line is filled instead of underlined. */
export const besideListClass =
  "wide:sticky wide:top-20 wide:max-h-[calc(100dvh-6rem)] wide:flex-col wide:self-start wide:overflow-y-auto wide:border-b-0";
export const besideTabClass =
  "wide:min-h-9 wide:justify-between wide:rounded-small wide:px-3 wide:py-1.5 wide:hover:bg-sunken " +
  "wide:aria-[current=page]:bg-sunken wide:aria-[current=page]:shadow-none";

/** One look for both kinds of tabs: Radix marks the open one with data-state, links with aria-current. */
export const tabClass =
  "inline-flex shrink-0 items-center gap-1.5 rounded-t-small px-2.5 py-2.5 sm:px-3.5 " +
  "font-medium whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-2 " +
  "aria-[current=page]:shadow-[inset_0_-2px_0_var(--color-ink)] aria-[current=page]:font-semibold aria-[current=page]:text-ink " +
  "data-[state=active]:shadow-[inset_0_-2px_0_var(--color-ink)] data-[state=active]:font-semibold data-[state=active]:text-ink";
