import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { earlierSessionSecret, encryptionKey, sessionSecret } from "./config";

/** An unguessable value for links, sessions and keys. */
export const randomToken = (bytes = 32): string => randomBytes(bytes).toString("base64url");

/** Tokens are stored as this hash only: a copy of the database opens no door. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");

/** A keyed signature for values that travel through the browser. */
export function sign(purpose: string, value: string): string {
  return signedBy(sessionSecret(), purpose, value);
}

const signedBy = (secret: string, purpose: string, value: string): string =>
  createHmac("sha256", secret).update(`${purpose}\n${value}`).digest("base64url");

export function sameText(a: string, b: string): boolean {
  const left = createHash("sha256").update(a).digest();
  const right = createHash("sha256").update(b).digest();
  return timingSafeEqual(left, right);
}

/** `value.signature`, for a cookie or a link that must not be altered. */
export const seal = (purpose: string, value: string): string =>
  `${Buffer.from(value).toString("base64url")}.${sign(purpose, value)}`;

/** The value of a sealed text, or null when it was altered or made for another purpose. */
export function unseal(purpose: string, sealed: string): string | null {
  const [encoded, signature] = sealed.split(".");
  if (!encoded || !signature) return null;
  const value = Buffer.from(encoded, "base64url").toString("utf8");
  const secrets = [sessionSecret(), earlierSessionSecret()].filter((secret) => secret !== null);
  return secrets.some((secret) => sameText(signature, signedBy(secret, purpose, value))) ? value : null;
}

/** OWASP's second recommended argon2id setting (19 MiB, 2 passes): about 25 ms on one core. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2);

export async function passwordMatches(storedHash: string, password: string): Promise<boolean> {
  return verify(storedHash, password).catch(() => false);
}

const CIPHER = "aes-256-gcm";

/** Encrypts one field for storage (decision 55): `v1:iv:tag:text`. */
export function encryptField(plain: string, keyHex = encryptionKey()): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(CIPHER, Buffer.from(keyHex, "hex"), iv);
  const text = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return ["v1", ...[iv, cipher.getAuthTag(), text].map((part) => part.toString("base64url"))].join(":");
}

export function decryptField(stored: string, keyHex = encryptionKey()): string {
  const [version, iv, tag, text] = stored.split(":");
  if (version !== "v1" || !iv || !tag || text === undefined) throw new Error("Not an encrypted field");
  const decipher = createDecipheriv(CIPHER, Buffer.from(keyHex, "hex"), Buffer.from(iv, "base64url"));
  decipher.setAuthTag(Buffer.from(tag, "base64url"));
  return Buffer.concat([decipher.update(Buffer.from(text, "base64url")), decipher.final()]).toString("utf8");
}

/** By this the key that encrypts is told from another one; it gives nothing of the key away. */
export const keyCheck = (keyHex: string): string =>
  createHmac("sha256", Buffer.from(keyHex, "hex")).update("statewise: which key encrypts").digest("base64url");
