import CircleAlert from "lucide-react/icons/circle-alert";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { CheckMark } from "../choices/check-mark";
import { cn } from "../foundations/cn";
import { ScrollRegion } from "../foundations/scroll-region";
import { useBeforePaint } from "../foundations/use-before-paint";
import { VisuallyHidden } from "../foundations/visually-hidden";
import { EmptyState } from "../status/empty-state";
import { SkeletonRows, TableRows, type TableRowsProps } from "./table-body";
import { HeadCell, type SortControl } from "./table-head";

type DataTableProps<Row> = TableRowsProps<Row> &
  SortControl & {
    /** Names the table for everybody who cannot see where it stands. */
    caption: string;
    showCaption?: boolean;
    state?: "ready" | "loading" | "error";
    empty?: ReactNode;
    /** What happened and what to do, with the button that does it. */
    error?: ReactNode;
    /** Pagination, totals. */
    footer?: ReactNode;
    /** Limits the height, so that the heading row stays while the rows scroll under it. */
    tall?: boolean;
  };

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, showCaption = false, columns, selection, rowActions, state = "ready", footer, tall } = props;
  const captionId = useId();
  const table = useTickedBefore(props);
  const extra = (selection ? 1 : 0) + (rowActions ? 1 : 0);
  return (
    <div className="min-w-0 rounded-card border border-line bg-card">
      <ScrollRegion labelledBy={captionId} className={cn("relative rounded-card", tall && "max-h-[min(70dvh,44rem)]")}>
        {state === "loading" ? (
          <span className="absolute inset-x-0 top-0 z-20 h-0.5 animate-skeleton bg-action-solid" />
        ) : null}
        <table ref={table} className="w-full border-collapse text-sm" aria-busy={state === "loading"}>
          <caption
            id={captionId}
            className={showCaption ? "px-3 py-3 text-left text-base font-semibold text-ink" : "sr-only"}
          >
            {caption}
          </caption>
          <thead className="sticky top-0 z-10 bg-card shadow-[inset_0_-1px_0_var(--color-line)]">
            <tr>
              {selection ? (
                <th scope="col" className="w-10 pl-3 text-left">
                  <SelectAll {...props} />
                </th>
              ) : null}
              {columns.map((column) => (
                <HeadCell key={column.key} column={column} {...props} />
              ))}
              {rowActions ? (
                <th scope="col" className="w-12">
                  <VisuallyHidden>Actions</VisuallyHidden>
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            <TableContent {...props} extra={extra} />
          </tbody>
        </table>
      </ScrollRegion>
      {footer ? <div className="border-t border-line px-3 py-2.5">{footer}</div> : null}
    </div>
  );
}

/** What was ticked before the page came alive stays, as in `use-typed-before`. */
function useTickedBefore<Row>({ rows, rowKey, selection }: DataTableProps<Row>): RefObject<HTMLTableElement> {
  const table = useRef<HTMLTableElement>(null);
  const first = useRef({ keys: rows.map(rowKey), selection });
  useBeforePaint(() => {
    const { keys, selection: given } = first.current;
    if (!table.current || !given) return;
    const ticked = [...table.current.querySelectorAll<HTMLInputElement>("input[type=checkbox]:checked")];
    const isAll = ticked.some((box) => box.closest("thead"));
    const rest = isAll ? keys : ticked.map(({ value }) => value).filter((value) => keys.includes(value));
    const chosen = new Set([...given.selected, ...rest]);
    if (chosen.size > given.selected.size) given.onChange(chosen);
  }, []);
  return table;
}

function TableContent<Row>({ extra, ...props }: DataTableProps<Row> & { extra: number }) {
  const { columns, rows, state = "ready", empty, error } = props;
  const wide = columns.length + extra;
  if (state === "error") {
    return (
      <FullRow wide={wide}>
        <div role="alert">
          {error ?? <EmptyState title="The list could not be loaded" icon={<CircleAlert size={20} />} />}
        </div>
      </FullRow>
    );
  }
  if (rows.length > 0) return <TableRows {...props} />;
  if (state === "loading") return <SkeletonRows columns={columns} extra={extra} />;
  return <FullRow wide={wide}>{empty ?? <EmptyState title="Nothing here yet" />}</FullRow>;
}

function FullRow({ wide, children }: { wide: number; children: ReactNode }) {
  return (
    <tr>
      <td colSpan={wide}>{children}</td>
    </tr>
  );
}

function SelectAll<Row>({ rows, rowKey, selection }: Pick<DataTableProps<Row>, "rows" | "rowKey" | "selection">) {
  const box = useRef<HTMLInputElement>(null);
  const keys = rows.map(rowKey);
  const chosen = keys.filter((key) => selection?.selected.has(key)).length;
  const all = keys.length > 0 && chosen === keys.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !all;
  }, [chosen, all]);
  return (
    <CheckMark
      ref={box}
      aria-label="Select all rows on this page"
      checked={all}
      onChange={() => selection?.onChange(new Set(all ? [] : keys))}
    />
  );
}
