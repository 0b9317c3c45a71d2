import ChevronRight from "lucide-react/icons/chevron-right";
import { TextLink } from "../actions/text-link";

export type Crumb = { label: string; href?: string };

/** The last crumb is the page itself and has no href. */
export function Breadcrumbs({ items }: { items: ReadonlyArray<Crumb> }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-1.5 text-sm text-ink-3">
        {items.map((item, index) => (
          <li key={item.label} className="flex min-w-0 items-center gap-1.5">
            {index > 0 ? <ChevronRight size={14} className="shrink-0" /> : null}
            {item.href ? (
              <TextLink href={item.href} look="standalone">
                {item.label}
              </TextLink>
            ) : (
              <span aria-current="page" className="truncate">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
