import type { CustomFetch } from "openid-client";
import { SECOND_MS } from "../clock";
import { callPublicly } from "../http/public-call";

/** Keys and descriptions of providers are a few thousand characters; nobody makes us read without an end. */
const MOST_CHARACTERS = 512 * 1024;
const TIMEOUT_MS = 8 * SECOND_MS;

/** How openid-client reaches a provider: through the guard for addresses that customers gave. */
export const publicFetch =
  (allowLoopback: boolean): CustomFetch =>
  async (address, { method, headers, body }) => {
    const given = body === undefined || body === null ? undefined : String(body);
    const call = {
      method,
      headers,
      body: given,
      allowLoopback,
      timeoutMs: TIMEOUT_MS,
      mostCharacters: MOST_CHARACTERS,
    };
    const answer = await callPublicly(address, call);
    const isEmpty = answer.status === 204 || answer.status === 304;
    return new Response(isEmpty ? null : answer.body, {
      // What is no status of an answer is the other side's mistake.
      status: answer.status >= 200 && answer.status <= 599 ? answer.status : 502,
      headers: { "content-type": answer.headers["content-type"] ?? "" },
    });
  };
