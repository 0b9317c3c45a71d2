import { type RefObject, useEffect, useRef } from "react";

/** For a row of links wider than the screen: the current one is moved into sight, the page itself is not. */
export function useCurrentInSight<Row extends HTMLElement>(current: string | undefined): RefObject<Row> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current link is the reason to look again
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (!row.current || !open) return;
    const { left, right } = row.current.getBoundingClientRect();
    const place = open.getBoundingClientRect();
    // Whole points: a browser scrolls by no part of one, and would leave a sliver out of sight.
    if (place.right > right) row.current.scrollLeft += Math.ceil(place.right - right);
    else if (place.left < left) row.current.scrollLeft -= Math.ceil(left - place.left);
  }, [current]);
  return row;
}
