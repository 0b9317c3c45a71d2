/** Thrown in place of a call that would change something. */
export class WouldSend extends Error {
  constructor(
    readonly verb: string,
    readonly path: string,
    readonly body: unknown,
  ) {
    super(`${verb} ${path}`);
  }
}

/** Reading goes through, so that everything up to the change is checked; the change itself is told and not sent. */
export const dryRunFetch: typeof fetch = async (input, init) => {
  if (!init?.method || init.method === "GET") return fetch(input, init);
  const { pathname, search } = new URL(String(input));
  throw new WouldSend(init.method, pathname + search, readable(init.body));
};

function readable(body: BodyInit | null | undefined): unknown {
  if (typeof body === "string") return JSON.parse(body);
  if (body instanceof FormData) {
    return Object.fromEntries([...body].map(([name, value]) => [name, value instanceof File ? value.name : value]));
  }
  return undefined;
}
