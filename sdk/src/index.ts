import { Resources } from "./generated/client.js";
import type { ApiPromise } from "./runtime/api-promise.js";
import type { ClientOptions, On401, RequestOptions } from "./runtime/options.js";
import { type Call, Transport } from "./runtime/transport.js";

/** The Statewise API. One instance serves a whole program. */
export class Statewise<O extends On401 = "throw"> extends Resources<O> {
  constructor(options: ClientOptions<O> = {}) {
    super(new Transport(options));
  }

  /** A client that is logged or serialized tells where it calls and no key. */
  toJSON(): { baseUrl: string } {
    return this.transport.toJSON();
  }

  /** Any call, also one that this version of the SDK does not know. */
  request<T = unknown>(call: Call, options: RequestOptions = {}): ApiPromise<T> {
    return this.transport.send<T>(call, options);
  }
}

export * from "./generated/client.js";
export type { components, operations, paths } from "./generated/types.js";
export { ApiPromise, type Exchange } from "./runtime/api-promise.js";
export * from "./runtime/errors.js";
export { FileDownload } from "./runtime/file-download.js";
export type { Answer, Body, Item, OperationId, Query } from "./runtime/operation-types.js";
export type {
  ClientOptions,
  Hooks,
  On401,
  Or401,
  RequestEvent,
  RequestOptions,
  ResponseEvent,
  RetryEvent,
} from "./runtime/options.js";
export { Page, PagePromise } from "./runtime/paging.js";
export { type Call, Transport } from "./runtime/transport.js";
export type { Upload } from "./runtime/upload.js";
export { VERSION } from "./runtime/version.js";
