import { createHash } from "node:crypto";

/** Tells one content from another; weak, because the server may compress it on the way. */
export const etagOf = (text: string): string => `W/"${createHash("sha1").update(text).digest("base64url")}"`;

/** Whether the caller has this very content, as `If-None-Match` says. */
export const isKnown = (etag: string, known: string | null | undefined): boolean =>
  known?.split(",").some((one) => one.trim() === etag || one.trim() === "*") ?? false;
