import type { ReactNode } from "react";
import { CheckMark } from "../choices/check-mark";
import { cn } from "../foundations/cn";
import { Skeleton } from "../status/skeleton";
import { type Column, cellClass, type TableSelection } from "./table-types";

export type TableRowsProps<Row> = {
  rows: ReadonlyArray<Row>;
  columns: ReadonlyArray<Column<Row>>;
  rowKey: (row: Row) => string;
  rowActions?: (row: Row) => ReactNode;
  selection?: TableSelection<Row>;
};

export function TableRows<Row>({ rows, columns, rowKey, rowActions, selection }: TableRowsProps<Row>) {
  return rows.map((row) => {
    const key = rowKey(row);
    const chosen = selection?.selected.has(key) ?? false;
    return (
      <tr key={key} className={cn("h-10 border-t border-line-2", chosen ? "bg-action-soft" : "hover:bg-sunken/50")}>
        {selection ? (
          <td className="pl-3">
            <CheckMark
              name={selection.name}
              form={selection.form}
              value={key}
              aria-label={`Select ${selection.rowLabel(row)}`}
              checked={chosen}
              onChange={() => selection.onChange(toggled(selection.selected, key))}
            />
          </td>
        ) : null}
        {columns.map((column) => (
          <BodyCell key={column.key} column={column} row={row} />
        ))}
        {rowActions ? <td className="px-2 text-right whitespace-nowrap">{rowActions(row)}</td> : null}
      </tr>
    );
  });
}

function BodyCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const look = cn("px-3 py-1.5", cellClass(column));
  if (!column.rowHeader) return <td className={cn(look, "text-ink-2")}>{column.cell(row)}</td>;
  return (
    <th scope="row" className={cn(look, "font-medium text-ink")}>
      {column.cell(row)}
    </th>
  );
}

const SKELETON_ROWS = ["first", "second", "third", "fourth", "fifth"] as const;

export function SkeletonRows<Row>({ columns, extra }: { columns: ReadonlyArray<Column<Row>>; extra: number }) {
  return SKELETON_ROWS.map((row) => (
    <tr key={row} className="h-10 border-t border-line-2">
      {columns.map((column) => (
        <td key={column.key} className={cn("px-3", cellClass(column))}>
          <Skeleton className={cn("h-3.5 w-3/4", column.align === "end" && "ml-auto")} />
        </td>
      ))}
      {extra > 0 ? <td colSpan={extra} /> : null}
    </tr>
  ));
}

function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}
