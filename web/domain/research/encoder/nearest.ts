import { encode } from "./encode";
import { meaningsOf, nearnessOf } from "./kept-vectors";

/** How near each sentence of law is to a question, in the order of the sentences: from about 0 to 1. */
export async function nearest(question: string | Float32Array, sentences: readonly string[]): Promise<number[]> {
  const asked = typeof question === "string" ? ((await encode([question]))[0] as Float32Array) : question;
  return nearnessOf(asked, await meaningsOf(sentences));
}
