import type { AddressInfo, Socket } from "node:net";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import type { FakeOptions } from "./base";
import { type ParsedMail, parseMail } from "./mime";
import { Behaviour, type Misbehaviour } from "./misbehave";

export interface SinkMail extends ParsedMail {
  /** Who the envelope names; Bcc is only here. */
  envelope: { from: string; to: string[] };
  raw: string;
  at: Date;
}

/** How the server goes wrong. `status` is the SMTP code, `match` looks at "STAGE address". */
export interface SmtpMisbehaviour extends Misbehaviour {
  /** Where in the conversation; default `rcpt` for a status, `data` for everything else. */
  stage?: "connect" | "mail" | "rcpt" | "data";
  /** Talks on and on and never comes to the end of its answer. */
  drip?: boolean;
}

export interface SmtpFake {
  /** For `SMTP_URL`. */
  url: string;
  mails: SinkMail[];
  /** "STAGE address" of everything that was said. */
  requests: string[];
  behave(...rules: SmtpMisbehaviour[]): void;
  /** The first meeting of a sender and a recipient is told to come back later (451). */
  greylist(on: boolean): void;
  /** Recipients that are never accepted (550). */
  refuse(pattern: RegExp | null): void;
  clear(): void;
  stop(): Promise<void>;
}

interface SmtpOptions extends FakeOptions {
  /** Asks for this sign-in. */
  auth?: { user: string; pass: string };
  /** Keeps only envelope and headers of each mail, for very many. */
  headersOnly?: boolean;
}

type Done = (error?: Error | null) => void;

/** A mail server that delivers nowhere and keeps what it was given. */
export async function startSmtpFake(options: SmtpOptions = {}): Promise<SmtpFake> {
  const mails: SinkMail[] = [];
  const requests: string[] = [];
  const sockets = new Map<number, Socket>();
  const met = new Set<string>();
  const rules = new Behaviour<SmtpMisbehaviour>();
  const state = { greylist: false, refuse: null as RegExp | null };

  function step(
    stage: NonNullable<SmtpMisbehaviour["stage"]>,
    address: string,
    session: SMTPServerSession,
    done: Done,
  ) {
    const line = `${stage.toUpperCase()} ${address}`;
    requests.push(line);
    const rule = rules.next(line);
    if (!rule) return done();
    act(rule, sockets.get(session.remotePort), done);
  }

  const server = new SMTPServer({
    authOptional: !options.auth,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    // A fake that is asked for garbage must not try to keep the conversation alive.
    closeTimeout: 200,
    onAuth({ username, password }, _, done) {
      const right = username === options.auth?.user && password === options.auth?.pass;
      return right ? done(null, { user: username }) : done(smtpError(535, "5.7.8 Authentication credentials invalid"));
    },
    onConnect: (session, done) => step("connect", "", session, done),
    onMailFrom: ({ address }, session, done) => step("mail", address, session, done),
    onRcptTo({ address }, session, done) {
      if (state.refuse?.test(address)) return done(smtpError(550, "5.1.1 No such mailbox"));
      const sender = session.envelope.mailFrom ? session.envelope.mailFrom.address : "";
      const pair = `${sender} ${address}`;
      if (state.greylist && !met.has(pair)) {
        met.add(pair);
        return done(smtpError(451, "4.7.1 Greylisted, please try again later"));
      }
      step("rcpt", address, session, done);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const keep = () => mails.push(received(session, Buffer.concat(chunks), options.headersOnly ?? false));
        const to = session.envelope.rcptTo.map((entry) => entry.address).join(",");
        const line = `DATA ${to}`;
        requests.push(line);
        const rule = rules.next(line);
        if (!rule || rule.reset === "after") keep();
        if (rule) act(rule, sockets.get(session.remotePort), done);
        else done();
      });
    },
  });
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    const port = socket.remotePort ?? 0;
    sockets.set(port, socket);
    socket.on("close", () => sockets.delete(port));
  });
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const login = options.auth ? `${options.auth.user}:${options.auth.pass}@` : "";

  return {
    url: `smtp://${login}127.0.0.1:${port}`,
    mails,
    requests,
    behave: (...given) => rules.set(given.map(withStage)),
    greylist: (on) => {
      state.greylist = on;
      met.clear();
    },
    refuse: (pattern) => {
      state.refuse = pattern;
    },
    clear: () => {
      mails.length = 0;
      requests.length = 0;
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets.values()) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** The stage is the first word of what a rule is matched with. */
function withStage(rule: SmtpMisbehaviour): SmtpMisbehaviour {
  const stage = (rule.stage ?? (rule.status ? "rcpt" : "data")).toUpperCase();
  return { ...rule, match: `${stage} ${rule.match ?? ""}` };
}

function act(rule: SmtpMisbehaviour, socket: Socket | undefined, done: Done): void {
  const go = () => {
    if (rule.hang) return;
    if (rule.drip) return drip(socket);
    if (rule.reset) socket?.resetAndDestroy();
    else if (rule.garbage) socket?.write("\u0000\u0007<html>this is not SMTP</html>\r\n");
    else if (rule.status) done(smtpError(rule.status, rule.body ?? "The server does not want to"));
    else done();
  };
  if (rule.delayMs) setTimeout(go, rule.delayMs);
  else go();
}

const DRIP_MS = 20;

function drip(socket: Socket | undefined): void {
  const timer = setInterval(() => socket?.write("250-one moment\r\n"), DRIP_MS);
  socket?.on("close", () => clearInterval(timer));
}

function smtpError(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code });
}

function received(session: SMTPServerSession, raw: Buffer, headersOnly: boolean): SinkMail {
  const { mailFrom, rcptTo } = session.envelope;
  const source = headersOnly ? raw.subarray(0, Math.max(0, raw.indexOf("\r\n\r\n"))) : raw;
  return {
    ...parseMail(source),
    envelope: { from: mailFrom ? mailFrom.address : "", to: rcptTo.map((entry) => entry.address) },
    raw: headersOnly ? "" : raw.toString(),
    at: new Date(),
  };
}
