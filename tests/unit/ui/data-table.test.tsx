import { describe, expect, test } from "vitest";
import { DataTable } from "~/app/ui/tables/data-table";
import type { Column, Sort } from "~/app/ui/tables/table-types";
import { render } from "./render";

type Row = { id: string; name: string; count: number };

const ROWS: Row[] = [
  { id: "a", name: "Overtime", count: 380 },
  { id: "b", name: "Leave", count: 96 },
];

const COLUMNS: Column<Row>[] = [
  { key: "name", header: "Topic", cell: (row) => row.name, sortable: true, rowHeader: true },
  { key: "count", header: "Searches", cell: (row) => row.count, sortable: true },
];

const base = { caption: "Topics", columns: COLUMNS, rowKey: (row: Row) => row.id };
const sortHref = (next: Sort) => `/topics?sort=${next.key}&dir=${next.direction}`;

describe("a data table", () => {
  test("marks only the sorted column and offers the other direction", () => {
    const html = render(
      <DataTable {...base} rows={ROWS} sort={{ key: "name", direction: "asc" }} sortHref={sortHref} />,
    );
    expect(html.match(/aria-sort="/g)).toHaveLength(1);
    expect(html).toMatch(/<th scope="col" aria-sort="ascending"[^>]*><a [^>]*href="\/topics\?sort=name&amp;dir=desc"/);
    expect(html).toContain('href="/topics?sort=count&amp;dir=asc"');
  });

  test("says descending when it is", () => {
    const html = render(
      <DataTable {...base} rows={ROWS} sort={{ key: "count", direction: "desc" }} sortHref={sortHref} />,
    );
    expect(html).toContain('aria-sort="descending"');
    expect(html).toContain('href="/topics?sort=count&amp;dir=asc"');
  });

  test("names itself, its scrolling part and its rows", () => {
    const html = render(<DataTable {...base} rows={ROWS} />);
    const captionId = html.match(/<caption id="([^"]+)"/)?.[1];
    expect(html).toContain(`aria-labelledby="${captionId}"`);
    expect(html).toMatch(/<th scope="row"[^>]*>Overtime<\/th>/);
  });

  test("sends the chosen ids and labels each checkbox by its row", () => {
    const selection = {
      selected: new Set(["b"]),
      onChange: () => undefined,
      rowLabel: (row: Row) => row.name,
      name: "ids",
    };
    const html = render(<DataTable {...base} rows={ROWS} selection={selection} />);
    expect(html).toMatch(/<input[^>]*name="ids"[^>]*aria-label="Select Leave"[^>]*checked=""[^>]*value="b"/);
    expect(html).toContain('aria-label="Select Overtime"');
    expect(html).toContain('aria-label="Select all rows on this page"');
  });

  test("keeps the old rows while new ones load, and says that it is busy", () => {
    const html = render(<DataTable {...base} rows={ROWS} state="loading" />);
    expect(html).toContain("Overtime");
    expect(html).toContain('aria-busy="true"');
  });

  test("shows the error instead of the rows", () => {
    const html = render(
      <DataTable {...base} rows={ROWS} state="error" error="The list could not be loaded. Try again." />,
    );
    expect(html).toContain('role="alert"');
    expect(html).not.toContain("Overtime");
  });

  test("shows the empty text over the whole width", () => {
    const html = render(<DataTable {...base} rows={[]} empty="No topics match." />);
    expect(html).toMatch(/<td colSpan="2">No topics match\.<\/td>/i);
  });
});
