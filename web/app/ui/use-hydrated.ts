import { useEffect, useState } from "react";

/** Whether scripts run on this page yet: a button that does nothing without them waits for them. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
