import type { Principal } from "~/domain/access";
import { companyForm, type HiringMember, hiringMember, inHiring, readSettings, saveCompany } from "~/domain/hiring";
import { candidateForm, createCandidate } from "~/domain/hiring/candidates";
import { addApplication, moveApplication } from "~/domain/hiring/recruiting";
import { changeJob, createJob, newJobForm } from "~/domain/hiring/requisitions";
import rows from "./test-rows.json";

type Step = "screening" | "interviewing" | "offer" | "rejected";

/** Jobs and candidates of the test organization, made once. */
export async function fillHiring(principal: Principal): Promise<void> {
  const member = await hiringMember(principal, "administer");
  const { organizationId } = member;
  const isFilled = await inHiring(member, (tx) => tx.job.count({ where: { organizationId } }));
  if (isFilled > 0) return;
  const { company } = await readSettings(member);
  await saveCompany(member, companyForm.parse({ ...company, headCount: rows.headCount, requisitionPrefix: "TEST" }));
  const jobs: number[] = [];
  for (const job of rows.jobs) jobs.push(await publishJob(member, job));
  for (const candidate of rows.candidates) await addCandidate(member, jobs, candidate);
}

async function publishJob(member: HiringMember, job: (typeof rows.jobs)[number]): Promise<number> {
  const { teamMemberId } = member;
  const id = await createJob(
    member,
    newJobForm.parse({ ...job, hiringManagerId: teamMemberId, recruiterId: teamMemberId }),
  );
  for (const step of ["submit", "approve", "publish"] as const) await changeJob(member, id, step);
  return id;
}

async function addCandidate(
  member: HiringMember,
  jobs: readonly number[],
  { job, steps, ...person }: (typeof rows.candidates)[number],
): Promise<void> {
  const { id: candidateId } = await createCandidate(member, candidateForm.parse(person));
  const { id } = await addApplication(member, { candidateId, jobId: jobs[job] ?? 0, source: "Careers page" });
  for (const status of steps as Step[]) {
    const reason = status === "rejected" ? "Another candidate fits better" : null;
    await moveApplication(member, id, { status, reason });
  }
}
