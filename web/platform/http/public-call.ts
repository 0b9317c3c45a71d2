import { lookup } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { SECOND_MS } from "../clock";
import { isLoopbackName, isPublicAddress, plainAddress } from "../network/internet-address";
import { OutsideError } from "./outside-error";

export type PublicCall = {
  method?: string;
  headers: Record<string, string>;
  body?: string;
  timeoutMs?: number;
  /** What is kept of the answer; the rest is not read. */
  mostCharacters?: number;
  /** This machine as a target: for development and tests only. */
  allowLoopback?: boolean;
};

export type PublicAnswer = { status: number; body: string; headers: Record<string, string> };

const KEPT_CHARACTERS = 2_000;

/** Posts to an address that a customer gave. */
export const postPublicly = (address: string, call: PublicCall & { body: string }): Promise<PublicAnswer> =>
  callPublicly(address, { ...call, method: "POST" });

/**
 * Calls an address that a customer gave. Only public addresses are called, and the check is made on the very address
 * that is connected to: a name that resolves to something else the second time gains nothing. Redirects are not followed.
 */
export function callPublicly(address: string, call: PublicCall): Promise<PublicAnswer> {
  const url = new URL(address);
  const { host } = url;
  const fail = (reason: "network" | "timeout" | "aborted", text: string) => new OutsideError(reason, text, { host });
  const literal = isIP(url.hostname.replace(/^\[|\]$/g, "")) ? url.hostname.replace(/^\[|\]$/g, "") : null;
  if (literal && !mayCall(literal, call.allowLoopback)) {
    return Promise.reject(fail("aborted", `${host} is not a public address`));
  }
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = send(url, {
      method: call.method ?? "GET",
      headers:
        call.body === undefined ? call.headers : { ...call.headers, "content-length": Buffer.byteLength(call.body) },
      lookup: checkedLookup(call.allowLoopback),
      timeout: call.timeoutMs ?? 10 * SECOND_MS,
      agent: false,
    });
    // A server that answers drop by drop is as lost as one that says nothing.
    const limit = setTimeout(
      () => sent.destroy(fail("timeout", `${host} took too long`)),
      call.timeoutMs ?? 10 * SECOND_MS,
    );
    sent.on("timeout", () => sent.destroy(fail("timeout", `${host} took too long`)));
    sent.on("error", (cause) => {
      clearTimeout(limit);
      reject(cause instanceof OutsideError ? cause : fail("network", `${host} cannot be reached: ${cause.message}`));
    });
    sent.on("response", (answer) => {
      const most = call.mostCharacters ?? KEPT_CHARACTERS;
      let body = "";
      answer.setEncoding("utf8");
      answer.on("data", (piece: string) => {
        if (body.length < most) body += piece;
        else answer.destroy();
      });
      answer.on("close", () => {
        clearTimeout(limit);
        const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
        resolve({ status: answer.statusCode ?? 0, body: body.slice(0, most), headers: Object.fromEntries(headers) });
      });
    });
    sent.end(call.body);
  });
}

/** Whether an address may be called at all. */
export function mayCall(address: string, allowLoopback = false): boolean {
  const plain = plainAddress(address);
  if (!plain) return false;
  if (allowLoopback && isLoopbackName(plain)) return true;
  return isPublicAddress(plain);
}

const checkedLookup =
  (allowLoopback?: boolean): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, "", 0);
      const refused = found.find(({ address }) => !mayCall(address, allowLoopback));
      const [first] = found;
      if (refused || !first) {
        return done(new OutsideError("aborted", `${hostname} is not a public address`, { host: hostname }), "", 0);
      }
      if (options.all) return (done as unknown as (e: null, all: typeof found) => void)(null, found);
      return done(null, first.address, first.family);
    });
  };
