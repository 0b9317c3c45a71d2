import type { ReactNode } from "react";

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  align?: "start" | "end";
  /** The cell that names the row; screen readers repeat it. */
  rowHeader?: boolean;
  /** Left out on narrower screens; keep what identifies the row. */
  hideBelow?: "sm" | "md" | "lg";
};

export type Sort = { key: string; direction: "asc" | "desc" };

export type TableSelection<Row> = {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  rowLabel: (row: Row) => string;
  /** Name of the checkboxes, so that a form can send the chosen ids. */
  name?: string;
  /** Id of that form when it does not surround the table. */
  form?: string;
};

export const HIDE_BELOW = { sm: "max-sm:hidden", md: "max-md:hidden", lg: "max-lg:hidden" } as const;

export function cellClass(column: Pick<Column<never>, "align" | "hideBelow">): string {
  const side = column.align === "end" ? "text-right" : "text-left";
  return column.hideBelow ? `${side} ${HIDE_BELOW[column.hideBelow]}` : side;
}
