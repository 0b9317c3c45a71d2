import { Readable } from "node:stream";
import nodemailer from "nodemailer";
import { SECOND_MS } from "../clock";
import { type MailTransport, SendError } from "./outgoing-mail";
import { writeMessage } from "./write-message";

export const MOST_CONNECTIONS = 8;
/** For one mail, however slowly the server talks. */
export const SEND_LIMIT_MS = 45 * SECOND_MS;

type Patience = { greetingMs: number; silenceMs: number; mailMs: number };
const PATIENCE: Patience = { greetingMs: 10 * SECOND_MS, silenceMs: 30 * SECOND_MS, mailMs: SEND_LIMIT_MS };

/** Mail through a server, over a few kept connections. */
export function smtpTransport(url: string, { greetingMs, silenceMs, mailMs } = PATIENCE): MailTransport {
  const pool = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: MOST_CONNECTIONS,
    maxMessages: 1000,
    // A mail whose connection broke goes back to the outbox, which counts and waits; never twice in silence.
    maxRequeues: 0,
    connectionTimeout: greetingMs,
    greetingTimeout: greetingMs,
    socketTimeout: silenceMs,
    dnsTimeout: 5 * SECOND_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send({ id: _id, template: _template, ...mail }, ready) {
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(), mailMs);
      try {
        const isPlain = mail.attachments.length === 0 && !mail.icalEvent;
        const { envelope, message } = isPlain ? writeMessage(mail) : await composer.sendMail(mail);
        const raw = Readable.from(once(message as Buffer, ready));
        await pool.sendMail({ envelope: envelopeOf(envelope), raw, signal: limit.signal });
      } catch (cause) {
        throw asSendError(cause);
      } finally {
        clearTimeout(timer);
      }
    },
    close() {
      pool.close();
      composer.close();
    },
  };
}

/** The server asks for the text after the envelope; only then it is waited for. */
async function* once(message: Buffer, ready: Promise<void>): AsyncGenerator<Buffer> {
  await ready;
  yield message;
}

const envelopeOf = ({ from, to }: { from: string | false; to: string[] }) => ({ from: from || undefined, to });

type SmtpFailure = Error & { code?: string; command?: string; responseCode?: number; response?: string };

const SERVER_PROBLEMS = new Set([
  "ECONNECTION",
  "ETIMEDOUT",
  "ESOCKET",
  "EDNS",
  "ETLS",
  "EAUTH",
  "ENOAUTH",
  "EPROTOCOL",
  // The time for one mail was over: the next would take as long.
  "EABORT",
]);
/** Enhanced codes of RFC 3463 for a mailbox or a domain that does not exist or takes nothing any more. */
const NO_MAILBOX = /\b5\.(1\.(1|2|3|6|10)|2\.1)\b/;
const NO_MAILBOX_WORDS =
  /no such (user|mailbox|recipient)|(user|mailbox|recipient) (unknown|not found)|unknown (user|mailbox|recipient)|does not exist/i;

function asSendError(cause: unknown): SendError {
  const { code = "", responseCode = 0, response = "", message } = cause as SmtpFailure;
  const isPermanent = responseCode >= 500 && responseCode !== 503 && (code === "EENVELOPE" || code === "EMESSAGE");
  const saysSo = NO_MAILBOX.test(response) || (!/\b5\.\d+\.\d+\b/.test(response) && NO_MAILBOX_WORDS.test(response));
  const isBounce = isPermanent && code === "EENVELOPE" && saysSo;
  return new SendError(message, { isServerDown: SERVER_PROBLEMS.has(code), isPermanent, isBounce }, { cause });
}
