import { resolveAnswer } from "../../../openapi/document-types";
import { COMPUTED, LEAKS } from "./corpus";
import { type Caller, document, type Ground, type HostileRequest, operations, type Sent, seeded } from "./ground";
import { requestsOf } from "./make-requests";

/** What a request showed that should not be: by kind, so that the same fault is told once per operation. */
export type Finding = { what: string; where: string; detail: string };

export type Tally = { requests: number; byStatus: Record<string, number>; slowestMs: number; findings: Finding[] };

export const newTally = (): Tally => ({ requests: 0, byStatus: {}, slowestMs: 0, findings: [] });

const SLOW_MS = 5_000;

export function judge(tally: Tally, request: HostileRequest, caller: Caller, sent: Sent): void {
  const { operation, kind } = request;
  const { operationId, responses } = operation.operation;
  const note = (what: string, detail: string) => {
    const where = `${operationId} as ${caller.name} (${kind})`;
    if (!tally.findings.some((known) => known.what === what && known.where === where))
      tally.findings.push({ what, where, detail: `${detail} · ${told(request)}` });
  };
  tally.requests += 1;
  tally.byStatus[sent.status] = (tally.byStatus[sent.status] ?? 0) + 1;
  tally.slowestMs = Math.max(tally.slowestMs, sent.ms);
  if (sent.status >= 500) note(`answered ${sent.status}`, sent.text.slice(0, 200));
  // The door before every operation: a cookie of which nobody says where it came from.
  else if (sent.status === 403 && request.headers?.cookie) return;
  // A path with something unexpected in it may be another operation's, or nobody's.
  else if (!responses[String(sent.status)] && kind !== "path")
    note(`${sent.status} is not documented`, sent.text.slice(0, 160));
  if (sent.ms > SLOW_MS) note("slow", `${Math.round(sent.ms)} ms`);
  const leak = LEAKS.find((pattern) => pattern.test(sent.text));
  if (leak) note("tells our insides", String(leak));
  if (sent.text.includes(COMPUTED)) note("computed a template", COMPUTED);
  if (sent.headers.get("set-cookie")?.includes("swx=")) note("took a header from a text", "set-cookie");
  const isText = sent.type.startsWith("text/html");
  if (isText && !resolveAnswer(document, responses[String(sent.status)] ?? {}).content?.["text/html"])
    note("answers HTML", sent.type);
}

function told({ operation, path, query, body }: HostileRequest): string {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const asked = query && Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}`.slice(0, 200) : "";
  return `${operation.method.toUpperCase()} ${path.slice(0, 200)}${asked} ${(text ?? "").slice(0, 300)}`;
}

/** Tries every operation (or one of so many) in turn with so many requests, by turns as each caller. */
export async function tryEveryOperation(
  ground: Ground,
  callers: Caller[],
  { each, seed, tally, oneOf = 1 }: { each: number; seed: number; tally: Tally; oneOf?: number },
): Promise<Tally> {
  const random = seeded(seed);
  const [first] = callers;
  if (!first) throw new Error("Nobody is there to call.");
  for (const [index, operation] of operations.entries()) {
    if (index % oneOf !== seed % oneOf) continue;
    let turn = 0;
    for (const request of requestsOf(ground, operation, each, random)) {
      const caller = request.kind === "valid" ? first : (callers[turn % callers.length] as Caller);
      turn += 1;
      const sent = await ground.send(request, caller);
      judge(tally, request, caller, sent);
      if (request.kind === "valid") remember(ground, request, sent);
    }
  }
  return tally;
}

/** The id that a creating call answered belongs to the collection that it was sent to. */
export function remember(ground: Ground, { operation }: HostileRequest, { status, text, type }: Sent): void {
  if (operation.method !== "post" || status >= 300 || !type.includes("json")) return;
  const id = (JSON.parse(text) as { id?: string | number } | null)?.id;
  if (id !== undefined) ground.known.set(operation.path, id);
}
