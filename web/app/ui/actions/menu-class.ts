export const menuPanelClass =
  "z-40 min-w-48 max-w-80 max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto rounded-card " +
  "border border-line bg-card p-1 text-ink shadow-overlay outline-none data-[state=open]:animate-pop-in " +
  "data-[state=closed]:animate-fade-out";

export const menuItemClass =
  "flex min-h-9 cursor-pointer items-center gap-2.5 rounded-small px-3 py-1.5 text-sm text-ink-2 outline-none " +
  "select-none data-highlighted:bg-sunken data-highlighted:text-ink data-disabled:cursor-default " +
  "data-disabled:opacity-55 data-[tone=danger]:text-critical data-[tone=danger]:data-highlighted:bg-critical-soft " +
  "data-[tone=danger]:data-highlighted:text-critical";
