import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { actAndReturn, textOf } from "~/app/areas/hiring/act.server";
import { checked } from "~/app/areas/hiring/checked.server";
import { formOf } from "~/app/server/form.server";
import { listRequests, requestQuery, requestStep, stepRequest, whoIsOut } from "~/domain/people";
import { people } from "../people.server";
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

export async function approvalsAction(arrival: ActionFunctionArgs) {
  const member = await people(arrival, "time_off:request");
  const form = await formOf(arrival.request);
  const isDenial = textOf(form, "intent") === INTENT.deny;
  return actAndReturn(
    form,
    "/hris/time-off/approvals",
    async () => {
      const step = checked(requestStep, {
        action: isDenial ? "deny" : "approve",
        version: Number(textOf(form, "version")) || undefined,
        ...(isDenial ? { ground: textOf(form, "ground") || null, reason: textOf(form, "reason") } : {}),
      });
      const status = await stepRequest(member, Number(textOf(form, "id")), step);
      return { title: `Request: ${STATUS_LABELS[status] ?? status}` };
    },
    isDenial ? "Not denied" : "Not approved",
  );
}
