import { type RefObject, useEffect, useRef } from "react";

type Control = { value: string };

/**
 * What was typed or chosen before the page came alive stays: a controlled field shows its state from then on, so the
 * state takes the value over once. Give the ref to the field.
 */
export function useTypedBefore<Element extends Control>(
  shown: string,
  take: (typed: string) => void,
): RefObject<Element> {
  const field = useRef<Element>(null);
  const first = useRef({ shown, take });
  useEffect(() => {
    const typed = field.current?.value;
    if (typed !== undefined && typed !== first.current.shown) first.current.take(typed);
  }, []);
  return field;
}
