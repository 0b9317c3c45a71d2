import type { ReactNode } from "react";

type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  /** Breadcrumbs or a back link, above the title. */
  above?: ReactNode;
  actions?: ReactNode;
};

/** Holds the page's one h1. */
export function PageHeader({ title, description, above, actions }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        {above ? <div className="mb-2 text-sm">{above}</div> : null}
        <h1 className="font-serif text-2xl font-semibold tracking-tight text-ink">{title}</h1>
        {description ? <p className="mt-1.5 max-w-prose text-ink-2">{description}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </header>
  );
}
