import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CaseRecord } from "~/domain/research/corpus/record";
import { isSameCase, reporterCitation, verifyCitations } from "~/domain/research/corpus/verify-citations";
import { config } from "~/platform/config";
import { type CourtListenerFake, startCourtListenerFake, testOpinion } from "../../fakes/courtlistener";

let fake: CourtListenerFake;
const before = { ...config() };

beforeAll(async () => {
  fake = await startCourtListenerFake();
  fake.opinions.push(
    testOpinion(91, {
      caseName: "Western Air Lines, Inc. v. Criswell",
      citation: "472 U.S. 400",
      dateFiled: "1985-06-17",
    }),
    testOpinion(92, { caseName: "Somebody v. Somebody Else", citation: "473 U.S. 1", dateFiled: "1985-06-17" }),
    testOpinion(93, { caseName: "Smith v. Test Company", citation: "474 U.S. 1", dateFiled: "1971-06-17" }),
  );
  Object.assign(config(), { COURTLISTENER_URL: fake.url, COURTLISTENER_TOKEN: fake.token });
});

afterAll(async () => {
  Object.assign(config(), { COURTLISTENER_URL: undefined, COURTLISTENER_TOKEN: undefined }, before);
  await fake.stop();
});

const record = (name: string, citation: string, year = 1985) => ({ slug: name, name, citation, year }) as CaseRecord;

describe("verifying citations", () => {
  it("says of each case whether the page of the reporter holds it", async () => {
    const verified = await verifyCitations([
      record("Western Air Lines, Inc. v. Criswell", "472 U.S. 400 (1985)"),
      record("Western Air Lines, Inc. v. Criswell", "473 U.S. 1 (1985)"),
      record("Smith v. Test Company", "474 U.S. 1 (1985)"),
      record("Nobody v. Nothing", "499 U.S. 999 (1991)"),
      record("Nobody v. Nothing", "1 Moon 1 (1991)"),
      record("Only a docket", "No. 20-1234 (9th Cir. 2020)"),
    ]);
    expect(verified.map(({ verdict }) => verdict)).toEqual([
      "matches",
      "other name",
      "other year",
      "not found",
      "no reporter",
    ]);
  });

  it("knows a case by its parties however they are shortened or turned round", () => {
    expect(isSameCase("Griggs v. Duke Power Co.", "Griggs v. Duke Power Company")).toBe(true);
    expect(isSameCase("EEOC v. Sambo's of Georgia, Inc.", "E.E.O.C. v. SAMBO'S OF GEORGIA")).toBe(true);
    expect(isSameCase("Smith v. City of Jackson", "Jones v. City of Jackson")).toBe(false);
    expect(isSameCase("In re Tyson Foods", "Tyson Foods, Inc. v. Bouaphakeo")).toBe(true);
  });

  it("takes volume, reporter and page, and nothing else", () => {
    expect(reporterCitation("13 Cal.5th 93 (Cal. 2022)")).toBe("13 Cal.5th 93");
    expect(reporterCitation("2019 WL 1234567 (N.D. Cal. 2019)")).toBe("2019 WL 1234567");
    expect(reporterCitation("No. 20-1234")).toBeNull();
    expect(reporterCitation(null)).toBeNull();
  });
});
