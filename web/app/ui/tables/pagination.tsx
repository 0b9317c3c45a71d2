import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { buttonClass } from "../actions/button-class";
import { Link } from "../actions/link";

type PaginationProps = {
  label?: string;
  /** Leave one out at the end of the list. */
  previousHref?: string;
  nextHref?: string;
  /** e.g. "1–25 of 140" or, with cursors, "25 shown". */
  summary: string;
};

/** Works for cursors as well as page numbers, because it only knows the two neighbours. */
export function Pagination({ label = "Pages", previousHref, nextHref, summary }: PaginationProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-2">
      <p>{summary}</p>
      <div className="flex gap-2">
        <Neighbour href={previousHref} rel="prev">
          <ChevronLeft size={15} />
          Previous
        </Neighbour>
        <Neighbour href={nextHref} rel="next">
          Next
          <ChevronRight size={15} />
        </Neighbour>
      </div>
    </nav>
  );
}

type NeighbourProps = { href?: string; rel: "prev" | "next"; children: React.ReactNode };

function Neighbour({ href, rel, children }: NeighbourProps) {
  const look = buttonClass({ size: "sm" });
  if (!href) {
    return (
      <span className="inline-flex min-h-8 items-center gap-1.5 rounded-small border border-line-2 px-2.75 text-sm text-ink-3">
        {children}
      </span>
    );
  }
  return (
    <Link href={href} rel={rel} prefetch="intent" className={look}>
      {children}
    </Link>
  );
}
