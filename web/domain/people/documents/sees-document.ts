import { NotFound } from "~/platform/errors";
import type { PeopleMember } from "../member/people-member";
import { DOCUMENT_KINDS, kindOf } from "./document-kinds";

type Paper = { employeeId: number; type: string; isConfidential: boolean };

const PAYROLL_KINDS = DOCUMENT_KINDS.filter(({ payroll }) => payroll).map(({ key }) => key);

/** Who sees a paper: HR every one, payroll those of pay and tax, the person what is shown to them. Managers none. */
export const seesDocument = ({ role, employeeId: own }: PeopleMember, paper: Paper): boolean =>
  role === "hr_admin" ||
  (role === "payroll" && kindOf(paper.type).payroll === true) ||
  (paper.employeeId === own && !paper.isConfidential);

/** The same as a condition on rows. */
export function documentsSeen({ role, employeeId }: PeopleMember): object {
  if (role === "hr_admin") return {};
  const ways = [
    ...(role === "payroll" ? [{ type: { in: PAYROLL_KINDS } }] : []),
    ...(employeeId === null ? [] : [{ employeeId, isConfidential: false }]),
  ];
  return ways.length > 0 ? { OR: ways } : { id: -1 };
}

export const noDocument = () => new NotFound("This document was not found.");
