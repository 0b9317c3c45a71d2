import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether scripts run on this page yet: a button that does nothing without them waits for them. What comes later is alive at once. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
