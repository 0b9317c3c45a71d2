import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  createMailTemplate,
  type HiringMember,
  inHiring,
  listActivities,
  mailTemplateForm,
  previewTemplate,
  readMailTemplate,
  updateMailTemplate,
} from "~/domain/hiring";
import {
  acceptOffer,
  changeOffer,
  createOffer,
  declineOffer,
  deleteOffer,
  listOffers,
  moveApplication,
  newOffer,
  offerChange,
  offerLetterFile,
  ownOffer,
  passOffers,
  readOffer,
  saveLetterTemplate,
  updateOffer,
  withdrawByCandidate,
} from "~/domain/hiring/recruiting";
import { overrideFinding } from "~/domain/hiring/requisitions";
import { DAY_MS, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { ProductError } from "~/platform/errors";
import { useDatabase } from "../../setup/database";
import { dayIn, drafted, lastOfferToken, offered } from "./offered";
import { keepMails, mailsOf } from "./pipeline";
import { joinTeam, makeTeam } from "./team";

useDatabase();
keepMails();

const signing = { address: "203.0.113.44", userAgent: "Browser/1" };
/** A sent offer and the token of its link. */
async function sent(member: HiringMember, more: object = {}) {
  const offer = await drafted(member, more);
  for (const step of ["submit", "approve", "send"] as const) await changeOffer(member, offer.id, step);
  return { ...offer, token: await lastOfferToken(member) };
}

async function bytesOf(file: { chunks: AsyncIterable<Uint8Array> }): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of file.chunks) parts.push(part);
  return Buffer.concat(parts);
}

describe("an offer", () => {
  it("goes from draft to a hire: approved, sent, signed with evidence, and leaves an employee draft", async () => {
    const { member } = await makeTeam();
    const { id, token, applicationId, email } = await sent(member, { bonusAmount: 300_000, attachCompensation: true });
    const seen = await ownOffer(token, signing);
    expect(seen).toMatchObject({
      status: "open",
      letter: { to: expect.stringContaining("Sam"), terms: expect.anything() },
    });
    expect((await readOffer(member, id)).status).toBe("viewed");
    const pdf = await bytesOf(await offerLetterFile(member, id, "pdf"));
    expect(createHash("sha256").update(pdf).digest("hex")).toBe(seen.documentHash);
    expect((await bytesOf(await offerLetterFile(member, id, "docx"))).subarray(0, 2).toString()).toBe("PK");
    await expect(moveApplication(member, applicationId, { status: "hired" })).rejects.toMatchObject({
      code: "offer_waits",
    });
    await expect(
      acceptOffer(token, { signature: "Sam Reyes", documentHash: "0".repeat(64) }, signing),
    ).rejects.toMatchObject({ code: "offer_changed" });
    const results = await Promise.allSettled(
      [1, 2].map(() => acceptOffer(token, { signature: "Sam Reyes", documentHash: seen.documentHash }, signing)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const signed = await readOffer(member, id);
    expect(signed.events[0]).toMatchObject({
      type: "accepted",
      signatureName: "Sam Reyes",
      documentHash: seen.documentHash,
      ipAddress: signing.address,
      userAgent: signing.userAgent,
    });
    expect((await mailsOf(member)).some(({ to, subject }) => to === email && /^You accepted/.test(subject))).toBe(true);
    await moveApplication(member, applicationId, { status: "hired" });
    await inHiring(member, async (tx) => {
      const employee = await tx.employee.findFirstOrThrow({
        where: { email },
        include: { positions: { include: { position: true } } },
      });
      expect(employee).toMatchObject({ status: "draft", isActive: false, employeeId: "E-0001", firstName: "Sam" });
      expect(employee.positions[0]).toMatchObject({
        salary: 5_500_000,
        salaryType: "annual",
        position: { title: "Baker" },
      });
      expect(employee.id).toBe((await readOffer(member, id)).employeeId);
    });
    await moveApplication(member, applicationId, { status: "offer", reason: "Start was called off" });
    await inHiring(member, async (tx) => expect(await tx.employee.count()).toBe(0));
  });

  it("is approved by those who are asked, not by whoever made it while somebody else can", async () => {
    const { member, organizationId } = await makeTeam();
    const admin = (await joinTeam(organizationId, "admin")).member;
    const manager = (await joinTeam(organizationId, "hiring_manager")).member;
    const { id } = await drafted(member);
    await changeOffer(member, id, "submit");
    await expect(changeOffer(member, id, "approve")).rejects.toMatchObject({ code: "not_asked" });
    await expect(readOffer(manager, id)).rejects.toMatchObject({ status: 404 });
    await expect(changeOffer(admin, id, "reject")).rejects.toMatchObject({ status: 422 });
    await changeOffer(admin, id, "reject", { reason: "Too low" });
    expect((await readOffer(member, id)).status).toBe("draft");
    await changeOffer(member, id, "submit");
    await changeOffer(admin, id, "approve");
    expect((await readOffer(member, id)).status).toBe("approved");
    await expect(updateOffer(member, id, offerChange.parse(offered({ salaryAmount: 1 })))).rejects.toMatchObject({
      code: "not_draft",
    });
  });

  it("that was sent is changed by a new version only: the link before dies, approval begins anew", async () => {
    const { member } = await makeTeam();
    const { id, token } = await sent(member);
    const { documentHash } = await ownOffer(token, signing);
    await changeOffer(member, id, "revise");
    await expect(ownOffer(token, signing)).rejects.toMatchObject({ status: 404 });
    await expect(acceptOffer(token, { signature: "Sam Reyes", documentHash }, signing)).rejects.toMatchObject({
      status: 404,
    });
    await updateOffer(member, id, offerChange.parse(offered({ salaryAmount: 6_000_000 })));
    for (const step of ["submit", "approve", "send"] as const) await changeOffer(member, id, step);
    const again = await ownOffer(await lastOfferToken(member), signing);
    expect(again.documentHash).not.toBe(documentHash);
    const { versions, currentVersion } = await readOffer(member, id);
    expect(currentVersion).toBe(2);
    expect(versions.map(({ documentHash: hash, supersededAt }) => [hash, supersededAt !== null])).toEqual([
      [again.documentHash, false],
      [documentHash, true],
    ]);
    await expect(deleteOffer(member, id)).rejects.toMatchObject({ code: "not_draft" });
  });

  it("runs out on its day, can be extended with a new link, and a decline keeps its reason", async () => {
    const { member } = await makeTeam();
    const { id, token } = await sent(member);
    shiftClock(12 * DAY_MS);
    await expect(ownOffer(token, signing)).rejects.toMatchObject({ status: 404 });
    expect((await passOffers()).expired).toBeGreaterThan(0);
    expect(await passOffers()).toEqual({ expired: 0 });
    await changeOffer(member, id, "extend", { responseDeadline: dayIn(5) });
    expect((await listOffers(member, { limit: 50 })).data[0]?.deadlineDay).toBe(dayIn(5));
    const fresh = await lastOfferToken(member);
    const { reasons } = await ownOffer(fresh, signing);
    await declineOffer(fresh, { reasonId: reasons[0]?.id ?? null, note: "Too far" }, signing);
    expect((await readOffer(member, id)).events[0]).toMatchObject({
      type: "declined",
      note: `${reasons[0]?.label}: Too far`,
    });
    shiftClock(0);
  });

  it("ends with the application: a withdrawn candidate has no letter to sign", async () => {
    const { member, organizationId } = await makeTeam();
    const { id, token, applicationId } = await sent(member);
    await inHiring(member, (tx) => withdrawByCandidate(tx, { organizationId, applicationId }));
    expect((await readOffer(member, id)).status).toBe("withdrawn");
    await expect(ownOffer(token, signing)).rejects.toMatchObject({ status: 404 });
  });

  it("below the minimum wage is blocked with the law, and goes on only with a reason that is kept", async () => {
    const { member } = await makeTeam();
    const low = { salaryAmount: 1000, salaryType: "hourly", location: "Seattle, WA" };
    const { id } = await drafted(member, low, { salaryMin: 2500, salaryMax: 3000, salaryType: "hourly" });
    await expect(changeOffer(member, id, "submit")).rejects.toMatchObject({ code: "law_check" });
    const { findings } = await readOffer(member, id);
    expect(findings.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual([
      "minimum-wage block",
      "pay-range warn",
    ]);
    expect(findings[0]?.message).toMatch(/Seattle/);
    for (const one of findings.filter(({ severity }) => severity === "block")) {
      await overrideFinding(member, one.id, "Apprentice certificate 1234 allows a lower wage");
    }
    await changeOffer(member, id, "submit");
  });

  it("is out of reach for another organization, by id, by list and by a link under another number", async () => {
    const [own, other] = [await makeTeam(), await makeTeam()];
    const { id, token, applicationId } = await sent(own.member);
    const stolen: Promise<unknown>[] = [
      readOffer(other.member, id),
      changeOffer(other.member, id, "withdraw", { reason: "Mine" }),
      updateOffer(other.member, id, offerChange.parse(offered())),
      offerLetterFile(other.member, id, "pdf"),
      createOffer(other.member, newOffer.parse({ applicationId, ...offered() })),
      ownOffer(`${other.organizationId.toString(36)}.${token.split(".")[1]}`, signing),
      ownOffer("zzzzzz.forged", signing),
    ];
    for (const result of await Promise.allSettled(stolen))
      expect(result).toMatchObject({ status: "rejected", reason: { status: 404 } });
    expect((await listOffers(other.member, { limit: 50 })).data).toEqual([]);
  });

  it("never reaches a state outside its table, whatever is called in whatever order", async () => {
    const { member } = await makeTeam();
    const { id } = await drafted(member);
    const steps = ["submit", "approve", "send", "extend", "revise", "withdraw", "recall", "reject", "rescind"] as const;
    let seed = 7;
    for (let turn = 0; turn < 40; turn++) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      const step = steps[seed % steps.length] ?? "submit";
      if (step === "withdraw" && turn < 35) continue;
      const before = (await readOffer(member, id)).status;
      const result = await changeOffer(member, id, step, { reason: "Because", responseDeadline: dayIn(9) }).catch(
        (error: unknown) => error,
      );
      const { status, actions } = await readOffer(member, id);
      if (result instanceof ProductError) expect(status).toBe(before);
      else expect(result).toEqual({ status });
      expect(actions.length > 0 || ["withdrawn", "accepted"].includes(status)).toBe(true);
    }
  });
});

describe("letters and templates", () => {
  it("take only known fields, keep the words before, and show a preview", async () => {
    const { member } = await makeTeam();
    const form = mailTemplateForm.parse({
      name: "Warm",
      type: "interview_invite",
      subject: "Hello {{candidate.firstName}}",
      body: "See you {{interview.when}}",
    });
    const { id } = await createMailTemplate(member, form);
    await expect(createMailTemplate(member, { ...form, name: "Wrong", body: "{{offer.pay}}" })).rejects.toMatchObject({
      status: 422,
    });
    await updateMailTemplate(member, id, { ...form, subject: "Good morning", version: 1 });
    await expect(updateMailTemplate(member, id, { ...form, version: 1 })).rejects.toMatchObject({ code: "stale" });
    expect(await readMailTemplate(member, id)).toMatchObject({
      version: 2,
      versions: [{ version: 1, subject: "Hello {{candidate.firstName}}" }],
    });
    expect(previewTemplate(member, form).subject).toBe("Hello Jordan");
    const other = await makeTeam();
    await expect(readMailTemplate(other.member, id)).rejects.toMatchObject({ status: 404 });
    const letter = {
      name: "Short",
      body: "Dear {{candidate.firstName}},\n\nstart on {{offer.startDate}}.",
      isActive: true,
    };
    const { id: letterTemplateId } = await saveLetterTemplate(member, letter);
    const { id: offerId } = await drafted(member, { letterTemplateId });
    expect((await readOffer(member, offerId)).letter.paragraphs).toEqual([
      "Dear Sam,",
      expect.stringMatching(/^start on \w+ \d+, \d{4}\.$/),
    ]);
    await expect(
      saveLetterTemplate(member, { ...letter, name: "Bad", body: "{{candidate.ssn}}" }),
    ).rejects.toMatchObject({ status: 422 });
  });

  it("leave a feed in which pay is for recruiters only", async () => {
    const { member, organizationId } = await makeTeam();
    const manager = (await joinTeam(organizationId, "hiring_manager")).member;
    await sent(member);
    const types = async (who: HiringMember) => (await listActivities(who, { limit: 50 })).data.map(({ type }) => type);
    expect(await types(member)).toContain("offer.send");
    expect((await types(manager)).some((type) => type.startsWith("offer."))).toBe(false);
    expect((await types(manager)).length).toBeGreaterThan(0);
    expect((await db().auditEntry.findMany({ where: { organizationId, action: "offer.send" } })).length).toBe(1);
  });
});
