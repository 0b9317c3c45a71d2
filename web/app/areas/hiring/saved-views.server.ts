import { z } from "zod";
import { act } from "~/app/server/acts.server";
import { rowId, textOf } from "~/app/server/form-fields.server";
import { deleteView, type HiringMember, saveView } from "~/domain/hiring";
import { may } from "./hiring.server";

/** The list as it was filtered, which every form of it carries along; what was undone once is no part of it. */
export function hereOf(form: FormData): URLSearchParams {
  const here = new URLSearchParams(textOf(form, "here"));
  here.delete("undo");
  return here;
}

type Screen = Parameters<typeof saveView>[1]["screen"];

/** The forms beside a list by which its filters are kept under a name, and let go again. */
export const actsOfViews = (screen: Screen) => ({
  "save-view": act({
    guard: may("self:write"),
    call: (member: HiringMember, _value, { form }) =>
      saveView(member, {
        screen,
        name: textOf(form, "name"),
        query: Object.fromEntries(hereOf(form)),
        isShared: form.get("isShared") === "on",
      }),
    said: "View Saved",
  }),
  "delete-view": act({
    guard: may("self:write"),
    schema: z.object({ id: rowId }),
    call: (member: HiringMember, { id }) => deleteView(member, id),
    said: "View Deleted",
  }),
});
