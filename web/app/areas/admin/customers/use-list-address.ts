import { useLocation } from "@remix-run/react";

/** The list of customers with the search and filters that stand in the address now. */
export function useListAddress(to = ""): string {
  return `/admin/dashboard${to}${useLocation().search}`;
}
