import type { LoaderFunctionArgs } from "@remix-run/node";
import { peopleMemberMay } from "~/domain/people";
import { people } from "../people.server";
import type { SubTab } from "./sub-tabs";

const START = "/hris/time-off";

/** Which parts of time off this member may use. */
export async function timeOffFrame(arrival: LoaderFunctionArgs): Promise<{ tabs: SubTab[] }> {
  const member = await people(arrival);
  const tabs: (SubTab & { open: boolean })[] = [
    { href: START, label: "Who is out", open: true },
    { href: `${START}/balances`, label: "Balances", open: true },
    { href: `${START}/request`, label: "Request", open: member.employeeId !== null || member.role === "hr_admin" },
    { href: `${START}/approvals`, label: "Approvals", open: member.role !== "viewer" && member.role !== "payroll" },
    { href: `${START}/policies`, label: "Policies", open: peopleMemberMay(member, "read") },
    { href: `${START}/law`, label: "The law", open: peopleMemberMay(member, "time_off:write") },
  ];
  return { tabs: tabs.flatMap(({ open, ...tab }) => (open ? [tab] : [])) };
}
