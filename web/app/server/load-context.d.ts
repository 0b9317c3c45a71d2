import "@remix-run/server-runtime";

declare module "@remix-run/server-runtime" {
  interface AppLoadContext {
    nonce: string;
    requestId: string;
    address: string;
    unreachable?: boolean;
  }

  interface Future {
    v3_singleFetch: true;
  }
}
