import type { JobModel as Job } from "~/platform/db/generated/models";
import type { HiringMember } from "../member/hiring-member";
import { changeFacts, type FactsChange } from "./change-facts";
import { checkReferences, jobColumns, refuseTakenNumber } from "./job-columns";
import { type JobChange, MATERIAL_FIELDS } from "./job-form";

/** Changes the fields of a requisition. */
export const updateJob = (member: HiringMember, id: number, { version, ...fields }: JobChange): Promise<FactsChange> =>
  changeFacts(member, id, version, async (tx, job) => {
    const { organizationId } = member;
    await checkReferences(tx, organizationId, fields);
    if (fields.requisitionNumber) await refuseTakenNumber(tx, organizationId, fields.requisitionNumber, id);
    if (fields.requisitionNumber === null) fields.requisitionNumber = job.requisitionNumber;
    return {
      isMaterial: isMaterial(job, fields),
      columns: jobColumns(fields, fields.descriptionFormat ?? job.descriptionFormat),
    };
  });

function isMaterial(job: Job, fields: Partial<JobChange>): boolean {
  return MATERIAL_FIELDS.some((name) => {
    const next = fields[name];
    return next !== undefined && JSON.stringify(next ?? null) !== JSON.stringify(job[name] ?? null);
  });
}
