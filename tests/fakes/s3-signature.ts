import { createHash, createHmac, timingSafeEqual } from "node:crypto";

interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

interface Problem {
  status: number;
  code: string;
  message: string;
}

const refused = (status: number, code: string, message: string): Problem => ({ status, code, message });

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest("hex");
const hmac = (key: Buffer | string, data: string) => createHmac("sha256", key).update(data).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** Signature Version 4, in the header or (presigned) in the query. */
export function signatureProblem(request: Request, body: Buffer, known: Credentials): Problem | undefined {
  const url = new URL(request.url);
  const presigned = url.searchParams.has("X-Amz-Signature");
  const header = /^AWS4-HMAC-SHA256 Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=(\w+)$/.exec(
    request.headers.get("authorization") ?? "",
  );
  if (!presigned && !header) return refused(403, "AccessDenied", "Access Denied");
  const query = (name: string) => url.searchParams.get(name) ?? "";
  const [credential, signedHeaders, signature] = presigned
    ? [query("X-Amz-Credential"), query("X-Amz-SignedHeaders"), query("X-Amz-Signature")]
    : [header?.[1] ?? "", header?.[2] ?? "", header?.[3] ?? ""];
  const [accessKey, day = "", region = "", service = ""] = credential.split("/");
  if (accessKey !== known.accessKeyId) {
    return refused(403, "InvalidAccessKeyId", "The AWS Access Key Id you provided does not exist in our records.");
  }
  const time = presigned ? query("X-Amz-Date") : (request.headers.get("x-amz-date") ?? "");
  const late = checkTime(time, presigned ? Number(query("X-Amz-Expires")) : undefined);
  if (late) return late;
  const given = request.headers.get("x-amz-content-sha256") ?? "UNSIGNED-PAYLOAD";
  if (!presigned && given !== "UNSIGNED-PAYLOAD" && given !== sha256(body)) {
    return refused(400, "XAmzContentSHA256Mismatch", "The provided 'x-amz-content-sha256' header does not match.");
  }
  const canonical = [
    request.method,
    url.pathname
      .split("/")
      .map((part) => encode(decodeURIComponent(part)))
      .join("/"),
    canonicalQuery(url.searchParams),
    ...signedHeaders.split(";").map((name) => `${name}:${headerValue(request, url, name)}`),
    "",
    signedHeaders,
    presigned ? "UNSIGNED-PAYLOAD" : given,
  ].join("\n");
  const scope = `${day}/${region}/${service}/aws4_request`;
  const key = hmac(hmac(hmac(hmac(`AWS4${known.secretAccessKey}`, day), region), service), "aws4_request");
  const wanted = hmac(key, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(canonical)}`);
  const got = Buffer.from(signature, "hex");
  if (region !== known.region || got.length !== wanted.length || !timingSafeEqual(got, wanted)) {
    return refused(403, "SignatureDoesNotMatch", "The request signature we calculated does not match.");
  }
  return undefined;
}

const headerValue = (request: Request, url: URL, name: string) =>
  (name === "host" ? url.host : (request.headers.get(name) ?? "")).trim().replaceAll(/\s+/g, " ");

function canonicalQuery(params: URLSearchParams): string {
  return [...params]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");
}

const SKEW_MS = 15 * 60_000;

function checkTime(stamp: string, expiresSeconds: number | undefined): Problem | undefined {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp);
  if (!match) return refused(403, "AccessDenied", "AWS authentication requires a valid Date or x-amz-date header");
  const [year = 0, month = 1, ...rest] = match.slice(1).map(Number);
  const at = Date.UTC(year, month - 1, rest[0], rest[1], rest[2], rest[3]);
  if (expiresSeconds !== undefined && Date.now() > at + expiresSeconds * 1000) {
    return refused(403, "AccessDenied", "Request has expired");
  }
  if (expiresSeconds === undefined && Math.abs(Date.now() - at) > SKEW_MS) {
    return refused(
      403,
      "RequestTimeTooSkewed",
      "The difference between the request time and the current time is too large.",
    );
  }
  return undefined;
}
