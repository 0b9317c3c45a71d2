import { api } from "~/api/app";

export type ApiCall = {
  body?: unknown;
  form?: FormData;
  query?: Record<string, string>;
  cookie?: string;
  key?: string;
  headers?: Record<string, string>;
  address?: string;
};

export type ApiAnswer = {
  status: number;
  // Tests read answers of every endpoint; each asserts the shape that it expects.
  // biome-ignore lint/suspicious/noExplicitAny: the answer's shape is what the test is about
  body: any;
  headers: Headers;
  /** The cookies that the answer set, ready to be sent back. */
  cookie: string;
};

/** Calls the API as a program would, through the same app that the server mounts. */
export async function callApi(method: string, path: string, call: ApiCall = {}): Promise<ApiAnswer> {
  const url = new URL(path, "http://localhost:3000");
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
  const headers = new Headers(call.headers);
  if (call.cookie) headers.set("cookie", call.cookie);
  if (call.key) headers.set("authorization", `Bearer ${call.key}`);
  if (call.body !== undefined && !headers.has("content-type")) headers.set("content-type", "application/json");
  const body = call.form ?? (call.body === undefined ? undefined : bodyText(call.body));
  const request = new Request(url, { method, headers, body });
  const response = await api().fetch(request, { address: call.address ?? "203.0.113.7", requestId: "test-request" });
  const text = await response.text();
  const json = response.headers.get("content-type")?.includes("json");
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { status: response.status, body: json && text ? JSON.parse(text) : text, headers: response.headers, cookie };
}

const bodyText = (body: unknown): string => (typeof body === "string" ? body : JSON.stringify(body));
