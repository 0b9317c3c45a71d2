/** Thrown in place of a call that would change something. */
export class WouldSend extends Error {
  constructor(
    readonly verb: string,
    readonly path: string,
    readonly body: unknown,
    /** The server looked at it and would take it; false where it could not be asked. */
    readonly isChecked: boolean,
  ) {
    super(`${verb} ${path}`);
  }
}

/**
 * Reading goes through, so that everything up to the change is checked. Of the change itself the server is asked whether it would
 * take it (an address of its own: a server that does not know it changes nothing), and a refusal comes out as that of the call.
 */
export const dryRunFetch: typeof fetch = async (input, init) => {
  if (!init?.method || init.method === "GET") return fetch(input, init);
  const { origin, pathname, search } = new URL(String(input));
  const body = readable(init.body);
  const refused = init.body instanceof FormData ? null : await askServer(origin, init, pathname + search, body);
  if (refused && !refused.ok && refused.status !== 404) return refused;
  throw new WouldSend(init.method, pathname + search, body, refused?.ok === true);
};

function askServer(origin: string, init: RequestInit, path: string, body: unknown): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.delete("idempotency-key");
  headers.set("content-type", "application/json");
  const asked = JSON.stringify({ method: init.method, path, body });
  return fetch(`${origin}/api/dry-run`, { method: "POST", headers, body: asked, signal: init.signal });
}

function readable(body: BodyInit | null | undefined): unknown {
  if (typeof body === "string") return JSON.parse(body);
  if (body instanceof FormData) {
    return Object.fromEntries([...body].map(([name, value]) => [name, value instanceof File ? value.name : value]));
  }
  return undefined;
}
