import type { Principal } from "~/domain/access";
import { db } from "~/platform/db/client";
import { type ListFile, listFile } from "~/platform/sheets/list-file";
import type { SheetColumn } from "~/platform/sheets/sheet";
import { type BulkRow, bulkFor } from "./read-bulk";

const PAGE = 500;

const COLUMNS: SheetColumn<BulkRow>[] = [
  { header: "Line", width: 10, value: (row) => row.line },
  { header: "Customer ID", value: (row) => row.customerId },
  { header: "Email", width: 32, value: (row) => row.email },
  { header: "Result", value: (row) => row.status },
  { header: "Why", width: 60, value: (row) => row.error },
];

/** The result of every row of an operation, in the order in which they were named, as a CSV file that streams. */
export async function exportBulk(principal: Principal, id: number): Promise<ListFile> {
  await bulkFor(principal, id);
  return listFile({ name: `Operation ${id}`, columns: COLUMNS, pages: pagesOf(id) }, "csv");
}

async function* pagesOf(id: number): AsyncGenerator<BulkRow[]> {
  let rows: BulkRow[];
  let last = -1;
  do {
    rows = await db().$queryRaw<BulkRow[]>`
      select line, input->>'email' as email, (input->>'customerId')::int as "customerId", status, error, result
      from bulk_operation_rows where operation_id = ${id} and line > ${last} order by line limit ${PAGE}`;
    last = rows.at(-1)?.line ?? last;
    yield rows;
  } while (rows.length === PAGE);
}
