import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "./once";

export type RequestContext = {
  requestId: string;
  address: string;
  userId?: number;
  method?: string;
  path?: string;
  search?: string;
};

const storage = () => once("request-context", () => new AsyncLocalStorage<RequestContext>());

/** Runs the work of one request so that logs and the audit know its id and address. */
export function inRequest<T>(context: RequestContext, work: () => T): T {
  return storage().run(context, work);
}

export const currentRequest = (): RequestContext | undefined => storage().getStore();
