import { useLocation } from "@remix-run/react";
import { isDoor, isWorthReturning, START } from "./sign-in-links";

/**
 * Where a sign-in, a sign-up or a trial asked for on this page should lead: to this page as it stands, with the question
 * in its address. A door hands on the way that it was given; the server checks it where it arrives.
 */
export function useWayBack(): string {
  const { pathname, search } = useLocation();
  if (isDoor(pathname)) return handedOn(search);
  return isWorthReturning(pathname) ? pathname + search : START;
}

/** The same for a purchase: the checkout is a door itself then. */
export function usePurchaseWayBack(): string {
  const { pathname, search } = useLocation();
  const way = useWayBack();
  return pathname.startsWith("/checkout") ? handedOn(search) : way;
}

const handedOn = (search: string): string => new URLSearchParams(search).get("returnTo") ?? START;
