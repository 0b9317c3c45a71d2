import type { Input } from "./form";

export interface Call {
  /** Made with the publishable key, as the browser does. */
  publishable: boolean;
}

type Handler = (input: Input, id: string, call: Call) => object;

export interface Route {
  method: "GET" | "POST" | "DELETE";
  path: string;
  handler: Handler;
  /** Whether the browser may call it too. */
  browser: boolean;
}

/** The list of calls that the fake answers; each resource adds its own. */
export class Routes {
  readonly all: Route[] = [];

  get(path: string, handler: Handler, { browser = false } = {}): void {
    this.all.push({ method: "GET", path, handler, browser });
  }

  post(path: string, handler: Handler, { browser = false } = {}): void {
    this.all.push({ method: "POST", path, handler, browser });
  }

  delete(path: string, handler: Handler): void {
    this.all.push({ method: "DELETE", path, handler, browser: false });
  }
}
