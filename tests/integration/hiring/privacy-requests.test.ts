import { afterEach, describe, expect, it } from "vitest";
import { type HiringMember, inHiring } from "~/domain/hiring";
import { answerPrivacy, exportCandidateData, remindPrivacy, requestErasure } from "~/domain/hiring/candidates";
import { askForData, ownApplication, ownCopy } from "~/domain/hiring/careers";
import { moveApplication } from "~/domain/hiring/recruiting";
import { makeLink } from "~/platform/action-links";
import { DAY_MS, shiftClock } from "~/platform/clock";
import { useDatabase } from "../../setup/database";
import { dayIn } from "./offered";
import { applicant, keepMails, mailsOf } from "./pipeline";
import { makeTeam } from "./team";

useDatabase();
keepMails();
afterEach(() => shiftClock(0));

const asking = async () => {
  const { member } = await makeTeam();
  const { organizationId } = member;
  const person = await applicant(member);
  const { applicationId } = person;
  const token = await inHiring(member, (tx) =>
    makeLink(tx, { organizationId, purpose: "application_status", applicationId }),
  );
  const requests = async () => (await ownApplication(token)).requests;
  return { member, token, requests, ...person };
};
const requestOf = (member: HiringMember, candidateId: number) =>
  inHiring(member, (tx) =>
    tx.privacyRequest.findFirstOrThrow({ where: { candidateId, answerBy: { not: null } }, orderBy: { id: "desc" } }),
  );
const subjects = async (member: HiringMember) => (await mailsOf(member)).map(({ subject }) => subject);
const remind = () => remindPrivacy({ signal: new AbortController().signal });

describe("a candidate who asks for a copy of their data", () => {
  it("hears by when it is answered, and fetches the copy once it is released", async () => {
    const { member, token, requests, candidateId } = await asking();
    await askForData(token, { kind: "export" });
    await askForData(token, { kind: "export" });
    expect(await requests(), "asked twice is asked once").toMatchObject([{ kind: "export", state: "asked" }]);
    expect((await requests())[0]?.until?.toISOString().slice(0, 10)).toBe(dayIn(45));
    expect(await subjects(member)).toEqual(
      expect.arrayContaining(["We have your request", "A candidate's request about their data"]),
    );
    await exportCandidateData(member, candidateId);
    await expect(ownCopy(token), "what the team looks at is not released").rejects.toMatchObject({ status: 404 });
    const { id: requestId } = await requestOf(member, candidateId);
    await answerPrivacy(member, candidateId, { requestId, answer: "release", reason: "" });
    expect(await requests()).toMatchObject([{ state: "ready" }]);
    expect(JSON.parse(await ownCopy(token))).toMatchObject({ candidate: [{ id: candidateId }] });
    expect(await subjects(member)).toContain("Your copy is ready");
    await expect(
      answerPrivacy(member, candidateId, { requestId, answer: "refuse", reason: "Late" }),
    ).rejects.toMatchObject({ code: "answered_already" });
    shiftClock(31 * DAY_MS);
    await expect(ownCopy(token)).rejects.toMatchObject({ status: 404 });
  });

  it("reads why it is refused, and never a copy of somebody else", async () => {
    const { member, token, requests, candidateId } = await asking();
    await askForData(token, { kind: "export" });
    const { id: requestId } = await requestOf(member, candidateId);
    const answer = (reason: string, id = candidateId) =>
      answerPrivacy(member, id, { requestId, answer: "refuse", reason });
    await expect(answer("")).rejects.toMatchObject({ status: 422 });
    const other = await applicant(member);
    await expect(answer("Mixed up", other.candidateId)).rejects.toMatchObject({ status: 404 });
    const elsewhere = (await makeTeam("Elsewhere")).member;
    await expect(
      answerPrivacy(elsewhere, candidateId, { requestId, answer: "release", reason: "" }),
    ).rejects.toMatchObject({ status: 404 });
    await answer("You have your copy of last week.");
    expect(await requests()).toMatchObject([{ state: "refused", reason: "You have your copy of last week." }]);
    await expect(ownCopy(token)).rejects.toMatchObject({ status: 404 });
  });
});

describe("a candidate who asks for erasure", () => {
  it("hears that the law keeps the records, and not which hold", async () => {
    const { member, token, requests, candidateId, applicationId } = await asking();
    await askForData(token, { kind: "erasure" });
    const { id: requestId } = await requestOf(member, candidateId);
    await expect(
      answerPrivacy(member, candidateId, { requestId, answer: "release", reason: "" }),
    ).rejects.toMatchObject({ code: "not_a_copy" });
    await moveApplication(member, applicationId, { status: "rejected", reason: "Position was filled" });
    expect(await requestErasure(member, candidateId)).toMatchObject({ status: "held" });
    expect(await requests()).toMatchObject([{ kind: "erasure", state: "kept", reason: null }]);
    expect(await subjects(member)).toContain("Your request is noted");
    await requestErasure(member, candidateId);
    const told = (await subjects(member)).filter((subject) => subject === "Your request is noted");
    expect(told, "told once").toHaveLength(1);
  });
});

describe("a request that nobody answers", () => {
  it("is recalled ten days before its day and on it, once each", async () => {
    const { member, token } = await asking();
    await askForData(token, { kind: "export" });
    const recalled = async (days: number) => {
      shiftClock(days * DAY_MS);
      await remind();
      await remind();
      return (await subjects(member)).filter((subject) => subject.startsWith("A candidate's request")).length;
    };
    expect(await recalled(30)).toBe(1);
    expect(await recalled(36)).toBe(2);
    expect(await recalled(40)).toBe(2);
    expect(await recalled(46)).toBe(3);
    expect(await recalled(60)).toBe(3);
  });
});
