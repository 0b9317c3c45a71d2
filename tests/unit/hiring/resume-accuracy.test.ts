import { expect, test } from "vitest";
import { parseResume } from "~/domain/hiring/resume/parse-resume";
import { readLines } from "~/domain/hiring/resume/read-lines";
import { readResume } from "~/domain/hiring/resume/read-resume";
import { inspectUpload } from "~/platform/files/inspect-upload";
import { madeSpecimens } from "../../resumes/made";
import { heldOut, known, measure, percent } from "../../resumes/measure";
import { renderSpecimen } from "../../resumes/render";

const FLOORS = { email: 95, phone: 95, name: 85, title: 85, employer: 85, dates: 85, location: 85, school: 85 };

test("what two dozen resumes of ten layouts say is read from them", async () => {
  const result = await measure(madeSpecimens());
  for (const [field, floor] of Object.entries(FLOORS))
    expect(percent(result, field), field).toBeGreaterThanOrEqual(floor);
}, 30_000);

test("four dozen resumes of other hands are read nearly as well", async () => {
  const result = await measure(known());
  for (const [field, floor] of Object.entries(FLOORS))
    expect(percent(result, field), field).toBeGreaterThanOrEqual(floor);
}, 30_000);

test("resumes that the reader was not made with, as files of a browser and an office suite, reach the targets", async () => {
  const result = await measure(heldOut());
  expect(result.specimens).toBeGreaterThanOrEqual(20);
  for (const [field, floor] of Object.entries(FLOORS))
    expect(percent(result, field), field).toBeGreaterThanOrEqual(floor);
}, 30_000);

test("the thread reads what its reader reads, and hands it over whole", async () => {
  const presentMonth = new Date().toISOString().slice(0, 7);
  for (const specimen of [...heldOut(), ...known().slice(0, 12)]) {
    const bytes = await renderSpecimen(specimen);
    const { type } = inspectUpload(bytes, ["pdf", "docx", "doc", "txt"]);
    if (!type) continue;
    const [own, { parsed }] = [parseResume(await readLines(bytes, type), presentMonth), await readResume(bytes, type)];
    expect(parsed, specimen.name).toEqual(own);
  }
}, 30_000);
