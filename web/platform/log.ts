import pino, { type DestinationStream, type Logger } from "pino";
import { once } from "./once";
import { masked } from "./personal/masked";
import { currentRequest } from "./request-context";
import { withoutSecretPaths } from "./secret-paths";

/** Never in a log: what identifies a person or opens a door, besides what the schema marks as personal (`masked`). */
const REDACTED = [
  "email",
  "password",
  "token",
  "secret",
  "authorization",
  "cookie",
  "name",
  "address",
  "phone",
  "query",
];
const paths = REDACTED.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);

/** Structured log of the process; every line inside a request carries its id. */
export const log = (): Logger => once("log", () => makeLog());

export const makeLog = (destination?: DestinationStream): Logger =>
  pino(
    {
      level: process.env.LOG_LEVEL || "info",
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: masked },
      redact: { paths, censor: "[removed]" },
      mixin: () => {
        const request = currentRequest();
        return request ? { requestId: request.requestId, userId: request.userId } : {};
      },
      // The last thing before a line is written: whatever field, message or trace an address stands in.
      hooks: { streamWrite: withoutSecretPaths },
    },
    destination,
  );
