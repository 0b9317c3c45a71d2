import type { Context } from "hono";
import { type Fake, type FakeOptions, fakeApp, startFake } from "./base";
import {
  type ChatMessage,
  type CitedSentence,
  lie,
  type ModelMode,
  sentencesIn,
  written,
} from "./language-model-answers";
import type { Bindings } from "./misbehave";

export interface LanguageModelFake extends Fake {
  /** For `LLM_BASE_URL`, with the version in it. */
  baseUrl: string;
  apiKey: string;
  model: string;
  /** How the next answers are: honest, or untrue in one way, or badly delivered. */
  mode(mode: ModelMode): void;
  /** Writes the answers itself, from the messages of the request. */
  answerWith(write: ((messages: ChatMessage[]) => string) | null): void;
}

interface ChatBody {
  model?: string;
  messages?: ChatMessage[];
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  response_format?: { type?: string };
}

interface Options extends FakeOptions {
  apiKey?: string;
  model?: string;
  /** Between two pieces in the mode `slow`. */
  slowMs?: number;
}

/** An OpenAI-compatible chat that repeats the cited sentences it is given, or lies on purpose. */
export async function startLanguageModelFake(options: Options = {}): Promise<LanguageModelFake> {
  const settings = { apiKey: options.apiKey ?? "test-llm-key", model: options.model ?? "test-model" };
  const state = { mode: "honest" as ModelMode, write: null as ((messages: ChatMessage[]) => string) | null };
  const app = fakeApp();

  app.use("/v1/*", async (c, next) => {
    const given = c.req.header("authorization")?.replace(/^Bearer /, "");
    if (given === settings.apiKey) return next();
    const message = `Incorrect API key provided: ${String(given).slice(0, 4)}***.`;
    return problem(401, message, "invalid_request_error", "invalid_api_key");
  });
  app.get("/v1/models", (c) =>
    c.json({ object: "list", data: [{ id: settings.model, object: "model", created: 0, owned_by: "test" }] }),
  );
  app.post("/v1/chat/completions", async (c) => {
    const body = (await c.req.json().catch(() => ({}))) as ChatBody;
    if (!body.messages?.length)
      return problem(400, "Missing required parameter: 'messages'.", "invalid_request_error", null);
    if (body.model !== settings.model) {
      return problem(404, `The model '${body.model}' does not exist`, "invalid_request_error", "model_not_found");
    }
    const asJson = body.response_format?.type?.startsWith("json") ?? false;
    const told: CitedSentence[] = lie(sentencesIn(body.messages), state.mode);
    const text = state.write?.(body.messages) ?? written(told, asJson);
    const cut = state.mode === "cut";
    if (!body.stream) return c.json(completion(settings.model, cut ? text.slice(0, text.length / 2) : text, cut));
    return stream(c, body, text, { cut, pauseMs: state.mode === "slow" ? (options.slowMs ?? 500) : 1 });
  });

  const mode = (next: ModelMode) => {
    state.mode = next;
  };
  const answerWith: LanguageModelFake["answerWith"] = (write) => {
    state.write = write;
  };
  const errorBody = (status: number) =>
    status === 429
      ? problem(429, "Rate limit reached for requests", "requests", "rate_limit_exceeded")
      : problem(status, "The server had an error while processing your request.", "server_error", null);
  const fake = await startFake(app, { port: options.port, errorBody, controls: { mode } });
  return { ...fake, ...settings, baseUrl: `${fake.url}/v1`, mode, answerWith };
}

function problem(status: number, message: string, type: string, code: string | null): Response {
  return Response.json({ error: { message, type, param: null, code } }, { status });
}

const ID = "chatcmpl-test";
const words = (text: string) => text.split(/\s+/).length;

function completion(model: string, content: string, cut: boolean) {
  return {
    id: ID,
    object: "chat.completion",
    created: Math.floor(Date.now() / 1000),
    model,
    choices: [
      {
        index: 0,
        message: { role: "assistant", content, refusal: null },
        logprobs: null,
        finish_reason: cut ? "length" : "stop",
      },
    ],
    usage: { prompt_tokens: 100, completion_tokens: words(content), total_tokens: 100 + words(content) },
  };
}

/** The events of a streamed answer: role first, then pieces of text, the reason of the end, usage, `[DONE]`. */
function* events(body: ChatBody, text: string): Generator<string> {
  const chunk = (delta: object, finish: string | null, more: object = {}) =>
    `data: ${JSON.stringify({
      id: ID,
      object: "chat.completion.chunk",
      created: Math.floor(Date.now() / 1000),
      model: body.model,
      choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
      ...more,
    })}\n\n`;
  yield chunk({ role: "assistant", content: "" }, null);
  yield ": keep-alive\n\n";
  for (const piece of text.match(/[\s\S]{1,12}/g) ?? []) yield chunk({ content: piece }, null);
  yield chunk({}, "stop");
  if (body.stream_options?.include_usage) {
    const usage = { prompt_tokens: 100, completion_tokens: words(text), total_tokens: 100 + words(text) };
    yield chunk({}, null, { choices: [], usage });
  }
  yield "data: [DONE]\n\n";
}

interface Delivery {
  cut: boolean;
  pauseMs: number;
}

/** Sends the events in pieces that end anywhere, also inside a character. */
function stream(
  c: Context<{ Bindings: Bindings }>,
  body: ChatBody,
  text: string,
  { cut, pauseMs }: Delivery,
): Response {
  const all = [...events(body, text)];
  const sent = cut ? all.slice(0, Math.ceil(all.length / 2)) : all;
  const bytes = sent.map((event) => new TextEncoder().encode(event));
  const socket = c.env.incoming?.socket;
  let left = new Uint8Array(0);
  let index = 0;
  const source = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = bytes[index];
      index += 1;
      if (!next) {
        if (left.length > 0) controller.enqueue(left);
        if (cut && socket) setTimeout(() => socket.destroy(), 10);
        else if (cut) controller.error(new TypeError("terminated"));
        else controller.close();
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      const joined = new Uint8Array([...left, ...next]);
      const inside = joined.findIndex((byte, at) => byte >= 0xc0 && at > left.length) + 1;
      const end = inside > 0 ? inside : Math.max(1, joined.length - 3);
      left = joined.slice(end);
      controller.enqueue(joined.slice(0, end));
    },
  });
  return new Response(source, {
    headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" },
  });
}
