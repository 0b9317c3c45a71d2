import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { MiddlewareHandler } from "hono";

type Variant = { body: Buffer; encoding?: "br" | "gzip" };
type StaticFile = { type: string; immutable: boolean; variants: Variant[] };

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
};

/** Serves the built browser files from memory, compressed at build time; hashed names are cached for a year. */
export function staticFiles(folder: string): MiddlewareHandler {
  const files = load(folder, folder, new Map());
  return async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    const file = files.get(c.req.path);
    if (!file) return next();
    const accepted = c.req.header("accept-encoding") ?? "";
    const variant = file.variants.find(({ encoding }) => !encoding || accepted.includes(encoding));
    if (!variant) return next();
    const headers: Record<string, string> = {
      "content-type": file.type,
      "content-length": String(variant.body.length),
      "cache-control": file.immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      vary: "accept-encoding",
      "x-content-type-options": "nosniff",
    };
    if (variant.encoding) headers["content-encoding"] = variant.encoding;
    return new Response(c.req.method === "HEAD" ? null : new Uint8Array(variant.body), { headers });
  };
}

function load(root: string, folder: string, found: Map<string, StaticFile>): Map<string, StaticFile> {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) load(root, file, found);
    else if (!/\.(br|gz|map)$/.test(name)) found.set(urlOf(root, file), readStatic(file));
  }
  return found;
}

const urlOf = (root: string, file: string): string => `/${path.relative(root, file).split(path.sep).join("/")}`;

function readStatic(file: string): StaticFile {
  const variants: Variant[] = [];
  for (const [suffix, encoding] of [
    [".br", "br"],
    [".gz", "gzip"],
  ] as const) {
    if (statSync(file + suffix, { throwIfNoEntry: false }))
      variants.push({ body: readFileSync(file + suffix), encoding });
  }
  variants.push({ body: readFileSync(file) });
  const type = TYPES[path.extname(file)] ?? "application/octet-stream";
  return { type, immutable: file.includes(`${path.sep}assets${path.sep}`), variants };
}
