import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addCandidateWithFiles, candidateForm, readCandidate } from "~/domain/hiring/candidates";
import { forget } from "~/platform/once";
import { startClamdFake } from "../../fakes/clamd";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeTeam } from "./team";

useDatabase();

let clamd: Awaited<ReturnType<typeof startClamdFake>>;
const scannerAt = (url: string | undefined) => {
  if (url) process.env.CLAMAV_URL = url;
  else delete process.env.CLAMAV_URL;
  forget("config");
};
beforeAll(async () => {
  clamd = await startClamdFake();
});
afterEach(() => {
  clamd.behave();
  scannerAt(undefined);
});
afterAll(() => clamd.stop());

const HARMFUL = "Kim Ito STATEWISE-FAKE-MALWARE";

describe("a resume that is sent in", () => {
  const send = async (content: string) => {
    const { member, cookie } = await makeTeam();
    const form = candidateForm.parse({ firstName: "Kim", lastName: "Ito", email: "kim.ito@example.com" });
    const { id } = await addCandidateWithFiles(member, form, {});
    const body = new FormData();
    body.set("resume", new File([content], "resume.txt", { type: "text/plain" }));
    const answer = await callApi("POST", `/api/ats/candidates/${id}/resume`, { cookie, form: body });
    const { resumes } = await readCandidate(member, id);
    return { answer, scans: resumes.map(({ file }) => file?.scanStatus) };
  };

  it("is called clean only where the scanner has looked at it", async () => {
    const unseen = await send("Kim Ito");
    expect([unseen.answer.status, unseen.scans]).toEqual([201, ["not_scanned"]]);
    scannerAt(clamd.url);
    const seen = await send("Kim Ito");
    expect([seen.answer.status, seen.scans]).toEqual([201, ["clean"]]);
  });

  it("is not kept where it is harmful, or where the scanner that is set up gives no verdict", async () => {
    scannerAt(clamd.url);
    const harmful = await send(HARMFUL);
    expect([harmful.answer.status, harmful.scans]).toEqual([422, []]);
    expect(JSON.stringify(harmful.answer.body)).toContain("marked as harmful");
    clamd.behave("closes");
    const unknown = await send("Kim Ito");
    expect([unknown.answer.status, unknown.scans]).toEqual([503, []]);
    expect(unknown.answer.headers.get("retry-after")).toBe("60");
  });
});
