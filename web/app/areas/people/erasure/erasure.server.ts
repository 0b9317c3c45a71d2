import type { LoaderFunctionArgs } from "@remix-run/node";
import { act, acts } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { idOf } from "~/app/server/form-fields.server";
import {
  holdForm,
  type PeopleMember,
  previewErasure,
  releaseEmployeeHold,
  requestErasure,
  setEmployeeHold,
  withdrawErasure,
} from "~/domain/people";
import { dateText } from "~/platform/calendar/date-text";
import { people, peopleMay } from "../people.server";
import { ERASURE_INTENT as INTENT } from "./erasure-intents";

/** What erasing somebody would do, with its clocks; for HR. */
export async function erasureView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival, "employees:write");
  return { preview: await orErrorScreen(previewErasure(member, idOf(arrival.params.id))) };
}
export type ErasureView = Awaited<ReturnType<typeof erasureView>>;

export const erasureAction = acts(
  peopleMay("employees:write"),
  {
    [INTENT.erase]: act({
      call: (member: PeopleMember, _value, { id }) => requestErasure(member, id),
      said: ({ status, dueOn }) =>
        status === "done"
          ? { title: "Erased" }
          : { title: "Erasure Planned", description: dueOn ? `It happens on ${dateText(dueOn)}.` : undefined },
      failed: "Not Erased",
    }),
    [INTENT.withdraw]: act({
      call: (member: PeopleMember, _value, { id }) => withdrawErasure(member, id),
      said: "Erasure Withdrawn",
      failed: "Not Withdrawn",
    }),
    [INTENT.hold]: act({
      schema: holdForm,
      call: (member: PeopleMember, form, { id }) => setEmployeeHold(member, id, form),
      said: "Legal Hold Set",
      failed: { title: "Not Saved", description: "Please check the fields and try again." },
    }),
    [INTENT.release]: act({
      call: (member: PeopleMember, _value, { id }) => releaseEmployeeHold(member, id),
      said: "Legal Hold Released",
      failed: "Not Released",
    }),
  },
  { back: ({ id }) => `/hris/employees/${id}/erasure` },
);
