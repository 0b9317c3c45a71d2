import { z } from "zod";
import { SECOND_MS } from "../clock";
import { config } from "../config";
import { OutsideError, streamOutside } from "../http/http-client";
import { serverEvents } from "./server-events";

export type ChatMessage = { role: "system" | "user" | "assistant"; content: string };

export type ChatRequest = {
  messages: ChatMessage[];
  maxTokens?: number;
  temperature?: number;
  /** For the whole answer (20 s). */
  timeoutMs?: number;
  signal?: AbortSignal;
};

const TIMEOUT_MS = 20 * SECOND_MS;
const STALL_MS = 8 * SECOND_MS;
const MAX_BYTES = 2 * 1024 * 1024;

/** Whether a language model is configured. */
export const hasLanguageModel = (): boolean => Boolean(config().LLM_BASE_URL && config().LLM_MODEL);

const piece = z.object({
  choices: z
    .array(
      z.object({ delta: z.object({ content: z.string().nullish() }).nullish(), finish_reason: z.string().nullish() }),
    )
    .optional(),
  error: z.unknown().optional(),
});

/**
 * The answer of the configured model, piece by piece as it comes. It ends with an error when the model fails, stalls,
 * runs out of time or breaks off: an answer without its end is not an answer.
 */
export async function* streamChat(request: ChatRequest): AsyncGenerator<string> {
  const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL } = config();
  if (!LLM_BASE_URL || !LLM_MODEL) throw new Error("No language model is configured.");
  const { messages, maxTokens = 800, temperature = 0, timeoutMs = TIMEOUT_MS } = request;
  const host = new URL(LLM_BASE_URL).host;
  const limit = AbortSignal.timeout(timeoutMs);
  const signal = request.signal ? AbortSignal.any([request.signal, limit]) : limit;
  try {
    const { chunks } = await streamOutside(`${LLM_BASE_URL.replace(/\/$/, "")}/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(LLM_API_KEY && { authorization: `Bearer ${LLM_API_KEY}` }) },
      body: JSON.stringify({ model: LLM_MODEL, messages, max_tokens: maxTokens, temperature, stream: true }),
      accept: "text/event-stream",
      timeoutMs,
      stallMs: STALL_MS,
      maxBytes: MAX_BYTES,
      signal,
    });
    yield* textOf(chunks, host);
  } catch (cause) {
    if (!limit.aborted || request.signal?.aborted) throw cause;
    throw new OutsideError("timeout", `${host} took longer than ${timeoutMs} ms`, { host, cause });
  }
}

async function* textOf(chunks: AsyncIterable<Uint8Array>, host: string): AsyncGenerator<string> {
  for await (const event of serverEvents(chunks)) {
    if (event === "[DONE]") return;
    const { choices, error } = parsePiece(event, host);
    if (error) throw new OutsideError("status", `${host} broke off its answer`, { host, body: JSON.stringify(error) });
    const [choice] = choices ?? [];
    if (choice?.delta?.content) yield choice.delta.content;
    const end = choice?.finish_reason;
    if (end && end !== "stop")
      throw new OutsideError("too_large", `${host} ended early: ${end.slice(0, 40)}`, { host });
  }
  throw new OutsideError("network", `The answer of ${host} has no end`, { host });
}

function parsePiece(event: string, host: string): z.infer<typeof piece> {
  try {
    return piece.parse(JSON.parse(event));
  } catch (cause) {
    throw new OutsideError("wrong_type", `${host} sent something that is not an answer`, { host, cause });
  }
}

/** The whole answer of the configured model. */
export async function completeChat(request: ChatRequest): Promise<string> {
  let text = "";
  for await (const part of streamChat(request)) text += part;
  return text;
}
