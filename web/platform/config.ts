import path from "node:path";
import { z } from "zod";
import { isLoopbackName } from "./network/internet-address";
import { once } from "./once";
import { projectRoot } from "./root";
import { knownSecret, storedSecret } from "./stored-secret";

const onOff = (fallback: "on" | "off") =>
  z
    .enum(["on", "off"], { error: "must be on or off" })
    .default(fallback)
    .transform((value) => value === "on");
const webAddress = z.url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" });
const count = (fallback: number, max: number) =>
  z.coerce.number({ error: "must be a number" }).int("must be a whole number").min(0).max(max).default(fallback);
const text = z.string().min(1);
/** Origins with commas between them, or `*`: an empty list lets no other site in. */
const origins = z
  .string()
  .transform((list) => list.split(",").map((one) => one.trim().replace(/\/$/, "")))
  .refine((list) => list.every((one) => one === "*" || (URL.canParse(one) && new URL(one).origin === one)), {
    error: "must be origins such as https://app.example.com, with commas between them, or *",
  });
const keyOf32Bytes = z
  .string()
  .regex(/^[0-9a-f]{64}$/i, "must be 32 bytes in hexadecimal (64 characters): openssl rand -hex 32");

const environment = z
  .object({
    PORT: count(3000, 65_535),
    /** This machine alone, unless somebody says otherwise. */
    HOST: text.default("127.0.0.1"),
    /** 0: one per processor, as far as the memory goes. */
    WEB_PROCESSES: count(0, 64),
    APP_URL: webAddress.optional(),
    DATA_DIR: text.default(".data"),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must start with postgresql://" }).optional(),
    DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must start with postgresql://" }).optional(),
    /** What all processes of this machine may open together; unset: 46 of the built-in server, 28 of another one. */
    DATABASE_CONNECTIONS: z.coerce
      .number({ error: "must be a number" })
      .int("must be a whole number")
      .min(14, "must be at least 14")
      .max(1000, "must be at most 1000")
      .optional(),
    SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    /** The one before, while cookies and links that it signed may still come back. */
    SESSION_SECRET_BEFORE: z.string().min(32, "must have at least 32 characters").optional(),
    ENCRYPTION_KEY: keyOf32Bytes.optional(),
    ADMIN_EMAIL: z.email("must be an e-mail address").optional(),
    ADMIN_PASSWORD: z.string().min(8, "must have at least 8 characters").max(128).optional(),
    JOBS: z.enum(["inline", "off"], { error: "must be inline or off" }).default("inline"),
    LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must start with smtp:// or smtps://" }).optional(),
    MAIL_FROM: text.default("Statewise <no-reply@localhost>"),
    MAIL_FOOTER: text.max(300, "must have at most 300 characters").optional(),
    MAIL_RATE: count(20, 10_000),
    SUPPORT_EMAIL: z.email("must be an e-mail address").default("support@localhost.localdomain"),
    STRIPE_SECRET_KEY: text.optional(),
    STRIPE_PUBLISHABLE_KEY: text.optional(),
    STRIPE_WEBHOOK_SECRET: text.optional(),
    STRIPE_API_BASE: webAddress.optional(),
    PAYMENTS: z.enum(["test", "stripe"], { error: "must be test or stripe" }).optional(),
    S3_ENDPOINT: webAddress.optional(),
    S3_BUCKET: text.optional(),
    S3_REGION: text.default("us-east-1"),
    S3_ACCESS_KEY_ID: text.optional(),
    S3_SECRET_ACCESS_KEY: text.optional(),
    /** ClamAV's daemon; files are scanned where it is set. */
    CLAMAV_URL: z
      .string()
      .regex(
        /^(tcp:\/\/[^/\s]+(:\d+)?|unix:\/\/\/\S+)$/,
        "must be like tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl",
      )
      .optional(),
    GEO: onOff("on"),
    GEO_URLS: text.optional(),
    ZIP_URL: webAddress.optional(),
    GEOCODER_URL: webAddress.optional(),
    SOURCES: onOff("on"),
    FEDERAL_REGISTER_URL: webAddress.optional(),
    ECFR_URL: webAddress.optional(),
    AGENCY_FEEDS: text.optional(),
    COURTLISTENER_URL: webAddress.optional(),
    COURTLISTENER_TOKEN: text.optional(),
    LEGISCAN_URL: webAddress.optional(),
    LEGISCAN_KEY: text.optional(),
    LLM_BASE_URL: webAddress.optional(),
    LLM_API_KEY: text.optional(),
    LLM_MODEL: text.optional(),
    /** Accounts of Google and Microsoft may sign in where both of a pair are set. */
    GOOGLE_CLIENT_ID: text.optional(),
    GOOGLE_CLIENT_SECRET: text.optional(),
    GOOGLE_ISSUER: webAddress.default("https://accounts.google.com"),
    MICROSOFT_CLIENT_ID: text.optional(),
    MICROSOFT_CLIENT_SECRET: text.optional(),
    MICROSOFT_ISSUER: webAddress.default("https://login.microsoftonline.com/common/v2.0"),
    /** Resolvers that are asked for the records of domains; unset: those of the system. */
    DNS_SERVERS: text.optional(),
    TRUST_PROXY: count(0, 10),
    /** Sites whose pages may call the API with a key of their own. */
    CORS_ORIGINS: origins.default([]),
    RATE_LIMIT: onOff("on"),
    DEV_TOOLS: onOff("off"),
    /** `staff`: administrators and staff do nothing as such without a second step at sign-in. Unset: see readConfig. */
    SECOND_FACTOR: z.enum(["staff", "optional"], { error: "must be staff or optional" }).optional(),
    HRIS_SALES: onOff("on"),
    TRUSTED_BY: text.optional(),
    BACKUP_DIR: text.optional(),
    /** Seals backups; kept where the backups are not. */
    BACKUP_KEY: keyOf32Bytes.optional(),
    /** Set by `npm run demo`: fills the data folder with a fictional company and says so on every screen. */
    STATEWISE_DEMO: onOff("off"),
  })
  .refine((env) => Boolean(env.ADMIN_EMAIL) === Boolean(env.ADMIN_PASSWORD), {
    path: ["ADMIN_EMAIL"],
    error: "and ADMIN_PASSWORD must be set together",
  })
  .refine((env) => Boolean(env.GOOGLE_CLIENT_ID) === Boolean(env.GOOGLE_CLIENT_SECRET), {
    path: ["GOOGLE_CLIENT_ID"],
    error: "and GOOGLE_CLIENT_SECRET must be set together",
  })
  .refine((env) => Boolean(env.MICROSOFT_CLIENT_ID) === Boolean(env.MICROSOFT_CLIENT_SECRET), {
    path: ["MICROSOFT_CLIENT_ID"],
    error: "and MICROSOFT_CLIENT_SECRET must be set together",
  })
  .refine((env) => env.PAYMENTS !== "stripe" || env.STRIPE_SECRET_KEY, {
    path: ["STRIPE_SECRET_KEY"],
    error: "must be set when PAYMENTS is stripe",
  });

export type Config = ReturnType<typeof readConfig>;

/** A wrong setting; its message has one line per variable. */
export class ConfigError extends Error {}

/** Reads the environment once; a wrong value names its variable and what it should be. */
export function readConfig(source: Record<string, string | undefined>) {
  // An empty variable in a service file means unset.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("\n"));
  }
  const env = parsed.data;
  const dataDir = path.resolve(projectRoot, env.DATA_DIR);
  const appUrl = (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, "");
  // Required wherever it may be in earnest; a demonstration must not begin with a telephone.
  const secondFactor = env.SECOND_FACTOR ?? (env.DEV_TOOLS || env.STATEWISE_DEMO ? "optional" : "staff");
  return {
    ...env,
    secondFactor,
    dataDir,
    appUrl,
    payments: paymentMode(env, appUrl),
    isLoopback: isLoopbackAddress(appUrl),
  };
}

/** Decision 36: test payments are the default only where nobody from outside can reach them. */
function paymentMode(env: z.infer<typeof environment>, appUrl: string): "stripe" | "test" | "none" {
  if (env.PAYMENTS) return env.PAYMENTS;
  if (env.STRIPE_SECRET_KEY) return "stripe";
  return isLoopbackAddress(appUrl) && isLoopbackName(env.HOST) ? "test" : "none";
}

const isLoopbackAddress = (address: string): boolean => isLoopbackName(new URL(address).hostname);

/** The settings of this process. */
export const config = (): Config => once("config", () => readConfig(process.env));

/** Signs cookies and links. */
export const sessionSecret = (): string =>
  once("session-secret", () => config().SESSION_SECRET ?? storedSecret(config().dataDir, "session-secret"));

/** What signed before the last change of the session secret: still believed, never used to sign. */
export const earlierSessionSecret = (): string | null =>
  once(
    "session-secret-before",
    () => config().SESSION_SECRET_BEFORE ?? knownSecret(config().dataDir, "session-secret.before"),
  );

/** The key that encrypts, where this machine has one. */
export const knownEncryptionKey = (): string | null =>
  config().ENCRYPTION_KEY ?? knownSecret(config().dataDir, "encryption-key");

/** Encrypts fields at rest (decision 55), as 64 hexadecimal characters. */
export const encryptionKey = (): string =>
  once("encryption-key", () => config().ENCRYPTION_KEY ?? storedSecret(config().dataDir, "encryption-key"));
