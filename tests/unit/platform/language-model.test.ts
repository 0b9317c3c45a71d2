import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ChatRequest, completeChat, hasLanguageModel, streamChat } from "~/platform/language-model/chat";
import { serverEvents } from "~/platform/language-model/server-events";
import { forget } from "~/platform/once";
import { type LanguageModelFake, startLanguageModelFake } from "../../fakes/language-model";

let model: LanguageModelFake;
const ANSWER = "Café owners: pay 1½ times the rate after 40 hours — see “FLSA”. 日本語";
const request: ChatRequest = { messages: [{ role: "user", content: "[L1] Overtime is due after 40 hours." }] };

beforeAll(async () => {
  model = await startLanguageModelFake({ slowMs: 60 });
});
afterAll(() => model.stop());
beforeEach(() => {
  configure({ LLM_BASE_URL: model.baseUrl, LLM_API_KEY: model.apiKey, LLM_MODEL: model.model });
  model.answerWith(() => ANSWER);
});
afterEach(() => {
  model.behave();
  model.mode("honest");
  model.requests.length = 0;
});

function configure(settings: Record<string, string>): void {
  Object.assign(process.env, settings);
  for (const name of ["config", "circuits"]) forget(name);
}

test("is off without an address or a model", () => {
  expect(hasLanguageModel()).toBe(true);
  configure({ LLM_MODEL: "" });
  expect(hasLanguageModel()).toBe(false);
  configure({ LLM_BASE_URL: "", LLM_MODEL: model.model });
  expect(hasLanguageModel()).toBe(false);
});

test("the answer comes whole, letters of any script included, in pieces as it is written", async () => {
  const pieces: string[] = [];
  for await (const piece of streamChat(request)) pieces.push(piece);
  expect(pieces.join("")).toBe(ANSWER);
  expect(pieces.length).toBeGreaterThan(3);
});

test("the model is told the messages, the limits and our key", async () => {
  await completeChat({ ...request, maxTokens: 99 });
  const [seen] = model.requests;
  expect(seen?.headers.authorization).toBe(`Bearer ${model.apiKey}`);
  expect(JSON.parse(seen?.body ?? "")).toMatchObject({
    ...request,
    model: model.model,
    max_tokens: 99,
    temperature: 0,
    stream: true,
  });
});

test("an answer that breaks off is an error, not a shorter answer", async () => {
  model.mode("cut");
  await expect(completeChat(request)).rejects.toMatchObject({ kind: "network" });
});

test("an answer that takes too long is given up", async () => {
  model.mode("slow");
  await expect(completeChat({ ...request, timeoutMs: 150 })).rejects.toMatchObject({ kind: "timeout" });
});

test("a model that never answers is given up in time", async () => {
  model.behave({ hang: true });
  await expect(completeChat({ ...request, timeoutMs: 100 })).rejects.toMatchObject({ kind: "timeout" });
});

test("a caller that goes away ends the call", async () => {
  model.mode("slow");
  const leave = new AbortController();
  const reading = (async () => {
    for await (const _ of streamChat({ ...request, signal: leave.signal })) leave.abort();
  })();
  await expect(reading).rejects.toMatchObject({ kind: "aborted" });
});

test("a reader that stops early is not an error", async () => {
  for await (const piece of streamChat(request)) {
    expect(piece.length).toBeGreaterThan(0);
    break;
  }
  expect(await completeChat(request)).toBe(ANSWER);
});

test("a wrong key, an unknown model and a bad day are errors with their status, asked once", async () => {
  configure({ LLM_API_KEY: "wrong" });
  await expect(completeChat(request)).rejects.toMatchObject({ status: 401 });
  configure({ LLM_API_KEY: model.apiKey, LLM_MODEL: "other" });
  await expect(completeChat(request)).rejects.toMatchObject({ status: 404 });
  configure({ LLM_MODEL: model.model });
  model.requests.length = 0;
  model.behave({ status: 500 });
  await expect(completeChat(request)).rejects.toMatchObject({ status: 500 });
  expect(model.requests).toHaveLength(1);
});

test("a maintenance page or noise is an error", async () => {
  model.behave({ garbage: "html" });
  await expect(completeChat(request)).rejects.toMatchObject({ kind: "wrong_type" });
  model.behave({ garbage: "binary" });
  await expect(completeChat(request)).rejects.toMatchObject({ name: "OutsideError" });
});

async function eventsOf(bytes: Uint8Array, cuts: number[]): Promise<string[]> {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  async function* pieces() {
    for (let index = 1; index < places.length; index += 1) yield bytes.subarray(places[index - 1], places[index]);
  }
  const events: string[] = [];
  for await (const event of serverEvents(pieces())) events.push(event);
  return events;
}

describe("server-sent events", () => {
  test("are the same wherever the bytes were cut, with any line end", async () => {
    const text = ["data: é→日", "", ": a comment", "", "event: x", "data: one", "data:two", "", "data: [DONE]", "", ""];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(200)), fc.constantFrom("\n", "\r\n", "\r"), async (cuts, lineEnd) => {
        const events = await eventsOf(new TextEncoder().encode(text.join(lineEnd)), cuts);
        expect(events).toEqual(["é→日", "one\ntwo", "[DONE]"]);
      }),
    );
  });

  test("count also when the last has no blank line behind it", async () => {
    expect(await eventsOf(new TextEncoder().encode("data: a\n\ndata: b"), [])).toEqual(["a", "b"]);
  });
});
