import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { encode, nearest, pointsOf, similarity } from "~/domain/research/encoder";
import { meaningsOf, nearnessOf } from "~/domain/research/encoder/kept-vectors";
import { calibration, MODEL_FILE } from "~/domain/research/encoder/model-files";
import { keyOf, packVectors, placeOfKey, unpackVectors, vectorOfRow } from "~/domain/research/encoder/packed-vectors";

const vectorOf = async (text: string): Promise<Float32Array> => (await encode([text]))[0] as Float32Array;

test("what was learnt beside the model was learnt of this model", () => {
  const hash = createHash("sha256").update(readFileSync(MODEL_FILE)).digest("hex");
  expect(calibration.model).toBe(hash);
});

test("a text means the same each time, alone and among others", async () => {
  const question = "can we hold the last check until he gives the keys back";
  const alone = await vectorOf(question);
  const [, among] = await encode(["no", question, "what about a very much longer text than that, of many words"]);
  expect([...(among as Float32Array)]).toEqual([...alone]);
  expect(similarity(alone, alone)).toBeCloseTo(1, 4);
});

test("no text breaks it: none, another language, signs, 2,000 letters and more", async () => {
  const texts = ["", "   ", "最低工资是多少", "🤷‍♀️ \u0000\ufffd", "х".repeat(300), "overtime? ".repeat(400)];
  for (const text of texts) {
    const { points, outside } = await pointsOf(text);
    expect(points.length).toBeGreaterThan(0);
    for (const { probability } of points) expect(probability).toBeGreaterThanOrEqual(0);
    expect(Number.isFinite(outside)).toBe(true);
  }
});

test.each([
  ["When is the last paycheck due after we fire someone?", "final_pay.fired_when"],
  ["when is teh last paycheck due afer we fired somone", "final_pay.fired_when"],
  ["she qiut without notice when is final pay due", "final_pay.quit_when"],
  ["she quit without giving notice, when do we owe her last check", "final_pay.quit_when"],
  ["¿Cuándo hay que pagar al despedido?", "final_pay.fired_when"],
])("%s asks of %s", async (question, point) => {
  const { points, topics } = await pointsOf(question);
  expect(points[0]?.point).toBe(point);
  expect(topics[0]?.topic).toBe(point.split(".")[0]);
});

test("the sentence of law that answers lies nearer than its neighbours, whether the build keeps it or not", async () => {
  const [due, unlike, later] = await nearest("How soon must a fired employee be paid?", [
    "An employer that fires an employee must pay all earned wages at once.",
    "A minor under 16 may not work after 7 p.m.",
    "Wages of a discharged worker fall due on the day after the discharge, says a record that was written today.",
  ]);
  expect(due).toBeGreaterThan(unlike as number);
  expect(later).toBeGreaterThan(unlike as number);
});

test("a meaning that is packed in bytes stays where it was", async () => {
  const texts = ["overtime after 40 hours", "paid sick leave", "the final paycheck"];
  const read = await encode(texts);
  const packed = unpackVectors(
    calibration.model,
    packVectors(calibration.model, new Map(texts.map((text, at) => [keyOf(text), read[at] as Float32Array]))),
  );
  for (const [at, text] of texts.entries()) {
    const place = placeOfKey(packed, keyOf(text));
    // Each number is off by at most half of the largest one's 127th.
    expect(Math.abs(similarity(vectorOfRow(packed, place), read[at] as Float32Array) - 1)).toBeLessThan(0.002);
  }
  expect(placeOfKey(packed, keyOf("never packed"))).toBe(-1);
  expect(unpackVectors("00".repeat(32), packVectors(calibration.model, new Map())).keys).toHaveLength(0);
});

test("asks are kept by the build", async () => {
  const ask = "When is the last paycheck due after we fire someone?";
  const kept = await meaningsOf([ask]);
  expect(typeof kept[0]).toBe("number");
  expect(nearnessOf(await vectorOf(ask), kept)[0]).toBeGreaterThan(0.99);
});
