import type { JobValues } from "../employees/job-fields";
import type { Employee } from "./profile.server";

const idText = (one: { id: number } | null | undefined): string => (one ? String(one.id) : "");

/** Somebody's work as the fields of a form show it. */
export function valuesOf(employee: Employee): JobValues {
  const { title, department, place, manager, employmentType, pay, flsaStatus, weeklyMinutes, workLocation } = employee;
  return {
    title: title ?? "",
    departmentId: idText(department),
    placeId: idText(place),
    managerId: idText(manager),
    employmentType: employmentType ?? "full_time",
    pay: pay ? (pay.amount / 100).toFixed(2) : "",
    payType: pay?.type ?? "annual",
    flsaStatus: flsaStatus ?? "nonexempt",
    weeklyMinutes: String((weeklyMinutes ?? 2400) / 60),
    workLocation: workLocation ?? "office",
  };
}
