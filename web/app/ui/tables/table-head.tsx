import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import type { ReactNode } from "react";
import { Link } from "../actions/link";
import { cn } from "../foundations/cn";
import { type Column, cellClass, type Sort } from "./table-types";

export type SortControl = {
  sort?: Sort;
  /** With it the headings are links and sorting works without JavaScript. */
  sortHref?: (next: Sort) => string;
  onSort?: (next: Sort) => void;
};

type HeadCellProps<Row> = { column: Column<Row> } & SortControl;

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

export function HeadCell<Row>({ column, sort, sortHref, onSort }: HeadCellProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const sorts = column.sortable && (sortHref || onSort);
  return (
    <th
      scope="col"
      aria-sort={direction ? ARIA_SORT[direction] : undefined}
      className={cn("h-10 px-3 font-medium whitespace-nowrap text-ink-2", cellClass(column))}
    >
      {sorts ? (
        <SortTrigger
          next={{ key: column.key, direction: direction === "asc" ? "desc" : "asc" }}
          atEnd={column.align === "end"}
          {...{ sortHref, onSort }}
        >
          {column.header}
          <SortMark direction={direction} />
        </SortTrigger>
      ) : (
        column.header
      )}
    </th>
  );
}

type SortTriggerProps = { next: Sort; atEnd: boolean; children: ReactNode } & Omit<SortControl, "sort">;

function SortTrigger({ next, atEnd, sortHref, onSort, children }: SortTriggerProps) {
  // The mark keeps out of the way of the numbers below a heading at the end of its column.
  const look = cn("inline-flex min-h-6 items-center gap-1 rounded-chip hover:text-ink", atEnd && "flex-row-reverse");
  if (sortHref) {
    return (
      <Link href={sortHref(next)} preventScrollReset replace className={look}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" onClick={() => onSort?.(next)} className={look}>
      {children}
    </button>
  );
}

function SortMark({ direction }: { direction?: "asc" | "desc" }) {
  if (!direction) return <ChevronsUpDown size={13} className="text-ink-3" />;
  const Icon = direction === "asc" ? ArrowUp : ArrowDown;
  return <Icon size={13} className="text-action" />;
}
