import { useLocation, useSearchParams } from "@remix-run/react";
import { Pagination } from "~/app/ui/tables/pagination";
import { listAddress } from "./list-address";

type ListPagesProps = {
  page: { data: readonly unknown[]; nextCursor: string | null; previousCursor: string | null };
  noun: string;
};

/** Next and previous page of a list whose place is in the address. */
export function ListPages({ page, noun }: ListPagesProps) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const to = (cursor: string | null) => (cursor ? listAddress(pathname, params, { cursor }) : undefined);
  return (
    <Pagination
      label={`Pages of ${noun}`}
      summary={`${page.data.length} shown`}
      previousHref={to(page.previousCursor)}
      nextHref={to(page.nextCursor)}
    />
  );
}
