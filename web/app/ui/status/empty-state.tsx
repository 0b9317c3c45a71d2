import type { ReactNode } from "react";

type EmptyStateProps = {
  title: ReactNode;
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
};

/** Says why there is nothing and what to do next. */
export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-1.5 px-5 py-10 text-center">
      {icon ? (
        <span className="mb-2 grid size-11 place-items-center rounded-full bg-sunken text-ink-3">{icon}</span>
      ) : null}
      <p className="font-semibold text-ink">{title}</p>
      {children ? <div className="max-w-105 text-sm text-ink-2">{children}</div> : null}
      {action ? <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}
