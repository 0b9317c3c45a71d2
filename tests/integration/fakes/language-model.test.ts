import { afterEach, beforeEach, expect, it } from "vitest";
import { type LanguageModelFake, startLanguageModelFake } from "../../fakes/language-model";

let fake: LanguageModelFake;
beforeEach(async () => {
  fake = await startLanguageModelFake({ slowMs: 20 });
});
afterEach(() => fake.stop());

const prompt =
  "Use these:\n[L12] The test fee is $1,500 a year. [C3]\n- A second test sentence without a figure. [L7]\nThat is all.";

function ask(more: object = {}, key = fake.apiKey) {
  return fetch(`${fake.baseUrl}/chat/completions`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ model: fake.model, messages: [{ role: "user", content: prompt }], ...more }),
  });
}

async function told(more: object = {}): Promise<string> {
  const body = (await (await ask(more)).json()) as { choices: Array<{ message: { content: string } }> };
  return body.choices[0]?.message.content ?? "";
}

/** Reads the stream as a client does: bytes to text, text to events, events to the answer. */
async function streamed(more: object = {}): Promise<{ text: string; done: boolean; chunks: number }> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const answer = await ask({ stream: true, ...more });
  let raw = "";
  let chunks = 0;
  const reader = answer.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    raw += decoder.decode(next.value, { stream: true });
    chunks += 1;
  }
  const data = raw
    .split("\n\n")
    .filter((event) => event.startsWith("data: "))
    .map((event) => event.slice(6));
  const pieces = data.filter((event) => event !== "[DONE]").map((event) => JSON.parse(event));
  const text = pieces.map((piece) => piece.choices[0]?.delta.content ?? "").join("");
  return { text, done: data.at(-1) === "[DONE]", chunks };
}

const honest = "The test fee is $1,500 a year. [L12] [C3]\nA second test sentence without a figure. [L7]";

it("repeats the sentences it was given with their references", async () => {
  expect(await told()).toBe(honest);
  const json = JSON.parse(await told({ response_format: { type: "json_object" } })) as { sentences: unknown[] };
  expect(json.sentences[0]).toEqual({ text: "The test fee is $1,500 a year.", refs: ["L12", "C3"] });
});

it("reads sentences out of JSON too", async () => {
  const content = `Facts: ${JSON.stringify({ facts: [{ id: "L1", text: "A test fact." }] })}`;
  expect(await told({ messages: [{ role: "user", content }] })).toBe("A test fact. [L1]");
});

it("lies in the way it is told to", async () => {
  fake.mode("false-figure");
  expect(await told()).toBe(
    "The test fee is $1,513 a year. [L12] [C3]\nA second test sentence without a figure within 13 days. [L7]",
  );
  fake.mode("unknown-ref");
  expect(await told()).toContain("[L999999]");
  fake.mode("no-ref");
  expect(await told()).not.toContain("[");
  fake.mode("invented");
  expect(await told()).toContain("$77,777");
  fake.mode("empty");
  expect(await told()).toBe("");
});

it("streams the same answer in pieces that end anywhere", async () => {
  const { text, done, chunks } = await streamed({ stream_options: { include_usage: true } });
  expect([text, done]).toEqual([honest, true]);
  expect(chunks).toBeGreaterThan(3);
  fake.answerWith(() => "§ 7 – größer als 5 €");
  expect((await streamed()).text).toBe("§ 7 – größer als 5 €");
});

it("is slow piece by piece", async () => {
  fake.mode("slow");
  const start = performance.now();
  await streamed();
  expect(performance.now() - start).toBeGreaterThan(150);
});

it("breaks off in the middle", async () => {
  fake.mode("cut");
  await expect(streamed()).rejects.toThrow();
  const body = (await (await ask()).json()) as { choices: Array<{ finish_reason: string }> };
  expect(body.choices[0]?.finish_reason).toBe("length");
});

it("refuses a wrong key, model and body in OpenAI's words", async () => {
  const error = async (answer: Response) => [
    answer.status,
    ((await answer.json()) as { error: { code: string } }).error.code,
  ];
  expect(await error(await ask({}, "wrong"))).toEqual([401, "invalid_api_key"]);
  expect(await error(await ask({ model: "other" }))).toEqual([404, "model_not_found"]);
  expect(await error(await ask({ messages: [] }))).toEqual([400, null]);
  fake.behave({ status: 429 });
  expect(await error(await ask())).toEqual([429, "rate_limit_exceeded"]);
});
