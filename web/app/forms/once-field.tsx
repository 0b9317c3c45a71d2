import { useRouteLoaderData } from "@remix-run/react";
import type { RootData } from "~/app/root-data";

export const ONCE_FIELD = "once";

/** Goes into a form that makes something: sent twice, it makes it once. Every answer of the server brings a new one. */
export function OnceField() {
  const token = useRouteLoaderData<RootData>("root")?.formToken;
  return token ? <input type="hidden" name={ONCE_FIELD} value={token} /> : null;
}
