import { describe, expect, it } from "vitest";
import { type HiringMember, inHiring } from "~/domain/hiring";
import {
  addCandidateWithFiles,
  addFiles,
  addNote,
  candidateForm,
  contactCandidate,
  correctResume,
  createCandidate,
  eraseDue,
  erasureOutlook,
  exportCandidateData,
  exportCandidates,
  findDuplicates,
  guessMapping,
  importCandidates,
  listCandidates,
  markDistinct,
  mergeCandidates,
  parseResumeFile,
  readCandidate,
  readCandidates,
  releaseLegalHold,
  requestErasure,
  resumeCorrection,
  setLegalHold,
  tagCandidates,
  undoMerge,
  updateCandidate,
} from "~/domain/hiring/candidates";
import { addApplication, moveApplication, receiveApplication } from "~/domain/hiring/recruiting";
import { DAY_MS, shiftClock } from "~/platform/clock";
import { fileExists } from "~/platform/files/files";
import { heldOut } from "../../resumes/measure";
import { renderSpecimen } from "../../resumes/render";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { joinTeam, makeTeam, publishedJob } from "./team";

useDatabase();

const form = (fields: object = {}) =>
  candidateForm.parse({ firstName: "Kim", lastName: "Ito", email: "kim.ito@example.com", ...fields });
const text = (content: string) => ({ name: "resume.txt", bytes: new TextEncoder().encode(content) });
const RESUME =
  "Kim Ito\nkim.ito@example.com | (202) 555-0142\nReno, NV\n\nExperience\nBaker, Sierra Breads\nMay 2019 - Present\n\nSkills\nsourdough, lamination";

async function withResume(member: HiringMember) {
  const added = await addCandidateWithFiles(member, form(), { resume: text(RESUME) });
  await parsed(member, added.resumeFileId as number);
  return added;
}

/** The reading that runs behind the answer, waited for. */
async function parsed(member: HiringMember, id: number): Promise<void> {
  await expect
    .poll(async () => {
      await parseResumeFile(member.organizationId, id);
      const file = await inHiring(member, (tx) => tx.resumeFile.findFirstOrThrow({ where: { id } }));
      return file.parseStatus;
    })
    .toMatch(/parsed|refused/);
}

const query = { status: "all" as const, limit: 25 };

describe("a candidate", () => {
  it("is added active, from Manual Entry, once for an address", async () => {
    const { member } = await makeTeam();
    const { id } = await createCandidate(member, form({ skills: "SQL, Excel" }));
    const { candidate } = await readCandidate(member, id);
    expect(candidate).toMatchObject({ isActive: true, source: "Manual Entry", skills: ["SQL", "Excel"] });
    await expect(createCandidate(member, form({ email: "KIM.ito@example.com" }))).rejects.toMatchObject({
      status: 409,
      code: "candidate_exists",
    });
  });

  it("is not overwritten by whoever looked at it earlier", async () => {
    const { member } = await makeTeam();
    const { id } = await createCandidate(member, form());
    await updateCandidate(member, id, { city: "Reno", version: 1 });
    await expect(updateCandidate(member, id, { city: "Elko", version: 1 })).rejects.toMatchObject({ code: "stale" });
  });

  it("is found by a begun word, by words of the resume, and not by what is left out", async () => {
    const { member } = await makeTeam();
    const { id } = await withResume(member);
    const found = async (search: string) =>
      (await listCandidates(member, { ...query, search })).data.map((row) => row.id);
    for (const search of ["it", "kim lamination", "sierra", "kim.ito@example.com", '"sierra breads"', "baker -java"])
      expect(await found(search), search).toEqual([id]);
    for (const search of ["kim -sourdough", "plumber", "' | !"]) expect(await found(search), search).toEqual([]);
  });

  it("is listed page by page, by status and by tag", async () => {
    const { member } = await makeTeam();
    const ids: number[] = [];
    for (let index = 0; index < 5; index += 1)
      ids.push((await createCandidate(member, form({ email: `p${index}@example.com` }))).id);
    await updateCandidate(member, ids[0] as number, { isActive: false });
    await tagCandidates(member, ids.slice(0, 2), { add: ["Night shift"] });
    const first = await listCandidates(member, { ...query, limit: 3 });
    const second = await listCandidates(member, { ...query, limit: 3, cursor: first.nextCursor ?? "" });
    expect([...first.data, ...second.data].map((row) => row.id)).toEqual([...ids].reverse());
    expect((await listCandidates(member, { ...query, status: "inactive" })).data).toHaveLength(1);
    expect((await listCandidates(member, { ...query, status: "active", tag: "Night shift" })).data).toHaveLength(1);
  });
});

describe("a resume", () => {
  it("is read in the background and fills only what is empty", async () => {
    const { member } = await makeTeam();
    const added = await addCandidateWithFiles(member, form({ city: "Elko" }), { resume: text(RESUME) });
    await parsed(member, added.resumeFileId as number);
    const { candidate, resumes } = await readCandidate(member, added.id);
    expect(candidate).toMatchObject({
      city: "Elko",
      state: "NV",
      phone: "+12025550142",
      currentTitle: "Baker",
      currentCompany: "Sierra Breads",
    });
    expect(resumes[0]).toMatchObject({ parseStatus: "parsed", isPrimary: true });
  });

  it("as PDF and Word is stored, read and given back under its own name", async () => {
    const { member, cookie } = await makeTeam();
    for (const specimen of heldOut()
      .filter(({ format }) => format !== "txt")
      .slice(0, 4)) {
      const bytes = await renderSpecimen(specimen);
      const added = await addCandidateWithFiles(member, form({ email: specimen.truth.email }), {
        resume: { name: `../${specimen.name}`, bytes },
      });
      await parsed(member, added.resumeFileId as number);
      const { candidate } = await readCandidate(member, added.id);
      expect(candidate.phone).toBe(specimen.truth.phone);
      const path = candidate.resumeUrl?.replace("/ats/", "/api/ats/") ?? "";
      const { status, headers } = await callApi("GET", path, { cookie });
      expect(status).toBe(200);
      expect(headers.get("content-disposition")).toMatch(/^attachment/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  it("of the wrong kind behind a right name, with macros, or harmful, is refused and leaves nothing", async () => {
    const { member } = await makeTeam();
    const bad = [
      { name: "resume.pdf", bytes: new TextEncoder().encode("MZ\u0000\u0001 not a pdf") },
      { name: "resume.docx", bytes: new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0]) },
      text(["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("")),
      { name: "empty.pdf", bytes: new Uint8Array() },
    ];
    for (const resume of bad)
      await expect(addCandidateWithFiles(member, form(), { resume })).rejects.toMatchObject({ status: 422 });
    const big = { name: "big.txt", bytes: new Uint8Array(10 * 1024 * 1024 + 1).fill(65) };
    await expect(addCandidateWithFiles(member, form(), { resume: big })).rejects.toMatchObject({ status: 413 });
    expect((await listCandidates(member, query)).data).toEqual([]);
  });

  it("is corrected by a person, and both readings are kept", async () => {
    const { member } = await makeTeam();
    const { id, resumeFileId } = await withResume(member);
    const correction = resumeCorrection.parse({
      firstName: "Kimiko",
      lastName: "Ito",
      skills: "Bread\nPastry",
      experience: [{ title: "Head Baker", employer: "Sierra Breads", start: "2019-05", end: "present" }],
    });
    await correctResume(member, id, resumeFileId as number, correction);
    const { candidate, resumes } = await readCandidate(member, id);
    expect(candidate).toMatchObject({ firstName: "Kimiko", skills: ["Bread", "Pastry"] });
    expect(resumes[0]?.data?.workExperience).toMatchObject([{ title: "Baker" }]);
    expect(resumes[0]?.data?.corrections).toMatchObject({ experience: [{ title: "Head Baker" }] });
  });

  it("of another organization is not there", async () => {
    const { member } = await makeTeam();
    const { id } = await withResume(member);
    const { candidate } = await readCandidate(member, id);
    const stranger = await makeTeam("Other");
    const path = candidate.resumeUrl?.replace("/ats/", "/api/ats/") ?? "";
    expect((await callApi("GET", path, { cookie: stranger.cookie })).status).toBe(404);
    expect((await callApi("GET", `/api/ats/candidates/${id}`, { cookie: stranger.cookie })).status).toBe(404);
    expect((await listCandidates(stranger.member, { ...query, search: "kim" })).data).toEqual([]);
    await expect(addFiles(stranger.member, id, { resume: text(RESUME) })).rejects.toMatchObject({ status: 404 });
  });
});

describe("the search for candidates", () => {
  it("takes accents and the way a phone is written for nothing", async () => {
    const { member } = await makeTeam();
    const { id } = await createCandidate(
      member,
      form({ firstName: "José", lastName: "Ångström", phone: "(202) 555-0142", skills: "Pâtisserie" }),
    );
    await createCandidate(member, form({ email: "kim2@example.com", phone: "(303) 444-0199" }));
    const found = async (search: string) =>
      (await listCandidates(member, { ...query, search })).data.map((row) => row.id);
    for (const typed of ["jose", "José", "JOSÉ ang", "angstrom", "patisserie", "pâtisserie"])
      expect(await found(typed), typed).toEqual([id]);
    for (const typed of ["0142", "555-0142", "202 555", "(202) 555-0142", "+1 202 555 0142", "2025550142", "5501"])
      expect(await found(typed), typed).toEqual([id]);
    expect(await found("-jose")).toEqual([]);
    expect(await found("9999")).toEqual([]);
  });
});

describe("two records of one person", () => {
  it("are found by mailbox, phone, or name and employer, until somebody says they are two", async () => {
    const { member } = await makeTeam();
    const make = (fields: object) => createCandidate(member, form(fields));
    const a = await make({ email: "kim+a@example.com", phone: "(202) 555-0142" });
    const b = await make({ email: "kim+b@example.com", firstName: "Kimberly" });
    const c = await make({ email: "other@example.com", firstName: "K", phone: "202.555.0142" });
    const pairs = await findDuplicates(member);
    expect(pairs.map(({ firstId, secondId, reasons }) => [firstId, secondId, ...reasons])).toEqual(
      expect.arrayContaining([
        [a.id, b.id, "Same mailbox"],
        [a.id, c.id, "Same phone"],
      ]),
    );
    await markDistinct(member, c.id, a.id);
    expect(await findDuplicates(member)).toHaveLength(1);
    expect(await findDuplicates(member, { candidateId: c.id })).toHaveLength(0);
    expect(await findDuplicates(member, { candidateId: b.id })).toHaveLength(1);
  });

  it("are found whoever wrote them: by hand, by an application, or by a resume that alone names phone and employer", async () => {
    const { member } = await makeTeam();
    const jobId = await publishedJob(member);
    const rye = { firstName: "José", lastName: "Núñez", currentCompany: "Rye & Co, Inc." };
    const typed = await createCandidate(member, form({ ...rye, email: "jose@example.com" }));
    const phoned = await createCandidate(member, form({ email: "other@example.com", phone: "(202) 555-0177" }));
    const mailed = await createCandidate(member, form({ email: "pat.lee@gmail.com", firstName: "Pat" }));
    const applied = async (email: string, more: object) => {
      const applicant = { firstName: "Jose", lastName: "Nunez", email, ...more };
      const of = { organizationId: member.organizationId, jobId, source: "Careers page", publicOnly: true };
      const actor = { kind: "candidate" as const, userId: null };
      return (await inHiring(member, (tx) => receiveApplication(tx, { ...of, actor, applicant }))).candidateId;
    };
    const found = async (candidateId: number) =>
      (await findDuplicates(member, { candidateId })).map(({ firstId, reasons }) => [firstId, ...reasons]);
    const sameMailbox = await applied("patlee+jobs@googlemail.com", { firstName: "Patricia" });
    expect(await found(sameMailbox)).toEqual([[mailed.id, "Same mailbox"]]);
    const sameJob = await applied("nunez@example.com", { currentCompany: "Rye & Co" });
    expect(await found(sameJob)).toEqual([[typed.id, "Same name and employer"]]);

    const read = await createCandidate(
      member,
      form({ firstName: "José", lastName: "Núñez", email: "j.n@example.com" }),
    );
    const resume = RESUME.replace("Kim Ito", "Jose Nunez")
      .replace("kim.ito", "j.n")
      .replace("(202) 555-0142", "+1 202 555 0177");
    const { resumeFileId } = await addFiles(member, read.id, {
      resume: text(resume.replace("Sierra Breads", "Rye & Co")),
    });
    await parsed(member, resumeFileId as number);
    expect(await found(read.id)).toEqual(
      expect.arrayContaining([
        [phoned.id, "Same phone"],
        [typed.id, "Same name and employer"],
        [sameJob, "Same name and employer"],
      ]),
    );
  });

  it("become one with everything that belongs to both, and two again", async () => {
    const { member } = await makeTeam();
    const kept = await createCandidate(member, form({ skills: "Bread" }));
    const gone = await createCandidate(
      member,
      form({ email: "kim2@example.com", phone: "2025550142", skills: "Pastry" }),
    );
    const jobId = await publishedJob(member);
    await addApplication(member, { candidateId: gone.id, jobId });
    const { mergeId } = await mergeCandidates(member, kept.id, gone.id);
    const merged = await readCandidate(member, kept.id);
    expect(merged.candidate).toMatchObject({ phone: "2025550142", skills: ["Bread", "Pastry"] });
    expect(merged.applications).toHaveLength(1);
    expect((await listCandidates(member, query)).data.map(({ id }) => id)).toEqual([kept.id]);
    await undoMerge(member, mergeId);
    const [one, other] = [await readCandidate(member, kept.id), await readCandidate(member, gone.id)];
    expect(one.candidate).toMatchObject({ phone: null, skills: ["Bread"] });
    expect([one.applications.length, other.applications.length]).toEqual([0, 1]);
    await expect(undoMerge(member, mergeId)).rejects.toMatchObject({ code: "cannot_undo" });
  });

  it("are not merged while both are open for one job", async () => {
    const { member } = await makeTeam();
    const [a, b] = [
      await createCandidate(member, form()),
      await createCandidate(member, form({ email: "kim2@example.com" })),
    ];
    const jobId = await publishedJob(member);
    for (const { id } of [a, b]) await addApplication(member, { candidateId: id, jobId });
    await expect(mergeCandidates(member, a.id, b.id)).rejects.toMatchObject({ code: "two_active" });
  });
});

describe("contact", () => {
  it("sends one mail for a double click and keeps it in the history", async () => {
    const { member } = await makeTeam();
    const { id } = await createCandidate(member, form());
    const message = { subject: "Hello {{candidate.firstName}}", body: "From {{organization.name}}" };
    await contactCandidate(member, id, message);
    await contactCandidate(member, id, message);
    const { messages, candidate } = await readCandidate(member, id);
    expect(messages.map(({ subject }) => subject)).toEqual(["Hello Kim"]);
    expect(candidate.lastContactedAt).not.toBeNull();
    await expect(contactCandidate(member, id, { subject: "x", body: "{{job.title}}" })).rejects.toMatchObject({
      status: 422,
    });
  });
});

describe("a CSV", () => {
  const table = readCandidates(
    'first name,last name,email,skills\nAda,Park,ada@example.com,"SQL, R"\nBo,,bo@example.com,\nCy,Lee,ADA@example.com,\nKim,Ito,kim.ito@example.com,\n=cmd(),Fox,fox@example.com,\n',
  );

  it("is tried without a trace, then brought in line by line", async () => {
    const { member } = await makeTeam();
    await createCandidate(member, form());
    const mapping = guessMapping(table.headers);
    const dry = await importCandidates(member, { table, mapping, dryRun: true });
    expect(dry.lines.map(({ ok }) => ok)).toEqual([true, false, false, false, true]);
    expect((await listCandidates(member, query)).data).toHaveLength(1);
    const real = await importCandidates(member, { table, mapping, dryRun: false });
    expect(real).toMatchObject({ created: 2, failed: 3 });
    const again = await importCandidates(member, { table, mapping, dryRun: false });
    expect(again.created).toBe(0);
  });

  it("goes out with cells that no spreadsheet runs", async () => {
    const { member } = await makeTeam();
    await importCandidates(member, { table, mapping: guessMapping(table.headers), dryRun: false });
    let out = "";
    for await (const part of await exportCandidates(member, query)) out += part;
    expect(out).toContain("'=cmd()");
    expect(out).toContain('"SQL, R"');
    const back = readCandidates(out);
    expect(back.rows).toHaveLength(3);
    shiftClock(DAY_MS / 24);
    const late = exportCandidates(member, query);
    await expect(late, "an open screen takes no list out").rejects.toMatchObject({ code: "proof_needed" });
    shiftClock(0);
  });
});

describe("a restricted note", () => {
  it("is read by its writer and by who runs hiring, not by the rest of the team, and nowhere told", async () => {
    const { member, organizationId } = await makeTeam();
    const { member: recruiter } = await joinTeam(organizationId, "recruiter");
    const { member: colleague } = await joinTeam(organizationId, "hiring_manager");
    const { id } = await createCandidate(
      member,
      candidateForm.parse({ firstName: "Kim", lastName: "Ito", email: "kim.n@example.com" }),
    );
    await addNote(recruiter, id, "Asked for an accommodation", true);
    await addNote(recruiter, id, "Bakes well");
    const read = async (reader: typeof member) =>
      (await readCandidate(reader, id)).notes.map(({ body }) => body).sort();
    expect(await read(recruiter)).toHaveLength(2);
    expect(await read(member)).toHaveLength(2);
    expect(await read(colleague)).toEqual(["Bakes well"]);
    expect(JSON.stringify(await readCandidate(colleague, id))).not.toContain("accommodation");
  });
});

describe("erasing", () => {
  it("waits for open applications, the law's clock and a legal hold, and then leaves nothing of the person", async () => {
    const { member } = await makeTeam();
    const { id } = await withResume(member);
    const jobId = await publishedJob(member);
    const application = await addApplication(member, { candidateId: id, jobId });
    expect(await requestErasure(member, id)).toMatchObject({ status: "held", reason: "There are open applications." });
    await moveApplication(member, application.id, { status: "rejected", reason: "Position was filled" });
    expect((await requestErasure(member, id)).reason).toMatch(/must be kept until [A-Z][a-z]{2} \d/);
    const outlook = await erasureOutlook(member, id);
    expect(outlook.clocks.map(({ pin }) => pin)).toContain("29 CFR 1602.14");
    await setLegalHold(member, id, "Charge at the EEOC");
    shiftClock((outlook.retainUntil?.getTime() ?? 0) - Date.now() + 2 * DAY_MS);
    const due = { signal: new AbortController().signal };
    expect(await eraseDue(due)).toEqual({ erased: 0, held: 1 });
    await releaseLegalHold(member, id);
    const file = await inHiring(member, (tx) => tx.storedFile.findFirstOrThrow({}));
    expect(await eraseDue(due)).toEqual({ erased: 1, held: 0 });
    shiftClock(0);
    expect(await fileExists(file.storageKey)).toBe(false);
    const left = await inHiring(member, async (tx) =>
      JSON.stringify([
        await tx.candidate.findMany({}),
        await tx.activity.findMany({}),
        await tx.resumeData.findMany({}),
        await tx.privacyRequest.findMany({}),
        await tx.application.findMany({}),
      ]),
    );
    for (const word of ["Ito", "kim.ito", "5550142", "Sierra"]) expect(left).not.toContain(word);
  });

  it("hands the person everything first, when asked", async () => {
    const { member } = await makeTeam();
    const { id } = await withResume(member);
    const data = JSON.parse(await exportCandidateData(member, id));
    expect(data.candidate[0].email).toBe("kim.ito@example.com");
    expect(data.records.resume_data[0].rawText).toContain("Sierra Breads");
  });
});

describe("the API", () => {
  it("adds a candidate with files from a form, and refuses what is no candidate", async () => {
    const { cookie } = await makeTeam();
    const sent = new FormData();
    sent.set(
      "candidateData",
      JSON.stringify({ firstName: "Kim", lastName: "Ito", email: "kim@example.com", phone: null }),
    );
    sent.set("resume", new File([RESUME], "<b>kim</b>.txt", { type: "text/plain" }));
    const headers = { origin: "http://localhost:3000" };
    const added = await callApi("POST", "/api/ats/candidates/with-files", { cookie, form: sent, headers });
    expect(added.status).toBe(201);
    expect(added.body.resumeUrl).toMatch(/^\/ats\/files\/\d+$/);
    sent.set("candidateData", "{}");
    expect((await callApi("POST", "/api/ats/candidates/with-files", { cookie, form: sent, headers })).status).toBe(400);
    const list = await callApi("GET", "/api/ats/candidates", { cookie, query: { search: "kim" } });
    expect(list.body.data).toHaveLength(1);
  });
});
