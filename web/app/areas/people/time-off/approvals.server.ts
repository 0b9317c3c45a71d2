import type { LoaderFunctionArgs } from "@remix-run/node";
import { act, acts } from "~/app/server/acts.server";
import { textOf } from "~/app/server/form-fields.server";
import { listRequests, type PeopleMember, requestQuery, requestStep, stepRequest, whoIsOut } from "~/domain/people";
import { people, peopleMay } from "../people.server";
import { TIME_OFF_INTENT as INTENT, STATUS_LABELS } from "./time-off-intents";

/** The requests that this member may decide, with who else is out on their days. */
export async function approvalsView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival);
  const { data } = await listRequests(member, requestQuery.parse({ toDecide: "true", limit: 100 }));
  const requests = await Promise.all(
    data.map(async (request) => {
      const out = await whoIsOut(member, { from: request.startDate, to: request.endDate });
      const others = out.filter(({ employeeId, isPending }) => employeeId !== request.employeeId && !isPending);
      return { ...request, outBeside: [...new Set(others.map(({ employee }) => employee))] };
    }),
  );
  return { requests };
}

const decision = (action: "approve" | "deny", failed: string) =>
  act({
    schema: requestStep,
    read: (form) => ({
      action,
      version: Number(textOf(form, "version")) || undefined,
      ...(action === "deny" ? { ground: textOf(form, "ground") || null, reason: textOf(form, "reason") } : {}),
    }),
    call: (member: PeopleMember, step, { form }) => stepRequest(member, Number(textOf(form, "id")), step),
    said: (status) => ({ title: `Request: ${STATUS_LABELS[status] ?? status}` }),
    failed,
  });

export const approvalsAction = acts(
  peopleMay("time_off:request"),
  { [INTENT.approve]: decision("approve", "Not approved"), [INTENT.deny]: decision("deny", "Not denied") },
  { back: "/hris/time-off/approvals" },
);
