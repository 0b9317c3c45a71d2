export type Answered<Body> = { ok: true; body: Body } | { ok: false; message: string | null };

/** One call of the checkout to our own API. Without an answer, or with one that cannot be read, there is no message. */
export async function postJson<Body>(path: string, body: unknown): Promise<Answered<Body>> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { ok: true, body: answer as Body };
    const { message } = answer as { message?: unknown };
    return { ok: false, message: response.status < 500 && typeof message === "string" ? message : null };
  } catch {
    return { ok: false, message: null };
  }
}
