import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { assessConcern, phraseAnswer, type RiskAssessment } from "~/domain/research";
import { forget } from "~/platform/once";
import { type LanguageModelFake, startLanguageModelFake } from "../../fakes/language-model";
import { checkAssessment } from "../../quality/checker/check-assessment";
import { plain, retrievalOf, TODAY } from "./ground";

let model: LanguageModelFake;
const retrieval = retrievalOf({
  text: "Can we deduct cash register shortages from wages?",
  state: "DE",
  topics: ["wage_deductions"],
});
const built = assessConcern(retrieval, TODAY) as RiskAssessment;
const ground = { laws: retrieval.laws, cases: [], place: retrieval.question.place };

beforeAll(async () => {
  model = await startLanguageModelFake({ slowMs: 200 });
  configure({ LLM_BASE_URL: model.baseUrl, LLM_API_KEY: model.apiKey, LLM_MODEL: model.model, LOG_LEVEL: "silent" });
});
afterAll(() => model.stop());
afterEach(() => {
  model.behave();
  model.mode("honest");
  model.answerWith(null);
  model.requests.length = 0;
});

function configure(settings: Record<string, string>): void {
  Object.assign(process.env, settings);
  for (const name of ["config", "circuits", "log"]) forget(name);
}

describe("an answer in the words of a language model", () => {
  it("keeps honest sentences with their references and the mark of unchecked sources", async () => {
    const phrased = await phraseAnswer(built, retrieval);
    expect(plain(phrased.directAnswer)).toContain("may not deduct for cash or inventory shortages");
    expect(plain(phrased.directAnswer)).toContain("Not checked against the official text.");
    expect(checkAssessment(phrased, ground)).toEqual([]);
    expect(phrased).not.toBe(built);
  });

  it.each(["false-figure", "unknown-ref", "no-ref", "empty", "cut"] as const)(
    "falls back to the built-in answer when the model lies: %s",
    async (mode) => {
      model.mode(mode);
      const phrased = await phraseAnswer(built, retrieval);
      expect(checkAssessment(phrased, ground)).toEqual([]);
      expect(phrased.directAnswer).not.toMatch(/13|23|999999/);
    },
  );

  it("drops an invented sentence and keeps the others", async () => {
    model.mode("invented");
    const phrased = await phraseAnswer(built, retrieval);
    expect(phrased.directAnswer).not.toContain("77,777");
    expect(plain(phrased.directAnswer)).toContain("may not deduct for cash or inventory shortages");
  });

  it("drops a ban that was turned into a permission and markup", async () => {
    model.answerWith(
      () =>
        "In Delaware, an employer may deduct for cash or inventory shortages or for loss of or damage to property. [L1]\n<img src=x> Cash shortages. [L1]",
    );
    const phrased = await phraseAnswer(built, retrieval);
    expect(phrased.directAnswer).not.toMatch(/employer may deduct|<img/);
  });

  it("uses the built-in answer when the model takes too long", async () => {
    model.mode("slow");
    expect(await phraseAnswer(built, retrieval, 150)).toBe(built);
  });

  it("does not tell the model names and addresses of persons", async () => {
    const asked = {
      ...retrieval,
      question: { ...retrieval.question, text: "Can we dock jane.doe@example.com for shortages?" },
    };
    await phraseAnswer(built, asked);
    expect(model.requests[0]?.body).not.toContain("jane.doe@example.com");
  });

  it("asks nobody when no model is configured", async () => {
    configure({ LLM_MODEL: "" });
    expect(await phraseAnswer(built, retrieval)).toBe(built);
    expect(model.requests).toEqual([]);
    configure({ LLM_MODEL: model.model });
  });
});
