import { useEffect, useRef, useState } from "react";
import type { ComboboxOption } from "~/app/ui/choices/use-combobox";

const PAUSE_MS = 300;
const LONGER_THAN = 3;

/** US addresses that begin like what is typed: asked after a pause, the newest question wins. */
export function useAddressSuggestions() {
  const [query, setQuery] = useState("");
  const [options, setOptions] = useState<ComboboxOption[]>([]);
  const [loading, setLoading] = useState(false);
  const asked = useRef("");
  const text = query.trim();
  const wanted = text.length > LONGER_THAN ? text : "";

  useEffect(() => {
    if (wanted === asked.current) return;
    const asking = new AbortController();
    asked.current = "";
    setLoading(wanted !== "");
    if (!wanted) setOptions([]);
    const timer = setTimeout(async () => {
      if (!wanted) return;
      const found = await suggestions(wanted, asking.signal);
      if (asking.signal.aborted) return;
      asked.current = wanted;
      setOptions(found);
      setLoading(false);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [wanted]);

  return { options, loading, isTooShort: wanted === "", ask: setQuery };
}

async function suggestions(text: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  try {
    const answer = await fetch(`/api/geo/addresses?q=${encodeURIComponent(text.slice(0, 200))}`, { signal });
    if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
    const found: { label: string }[] = await answer.json();
    return found.map(({ label }) => ({ value: label, label }));
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for a log line and nothing else
    if (!signal.aborted) console.warn("address look-up failed", error);
    return [];
  }
}
