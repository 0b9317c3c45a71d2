import type { LoaderFunctionArgs } from "@remix-run/node";
import { act, acts } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { rowId } from "~/app/server/form-fields.server";
import { staff, staffMay } from "~/app/server/principal.server";
import { permissionsOf } from "~/domain/access";
import { feedbackChange, feedbackQuery, handleFeedback, listFeedback, readQuery } from "~/domain/admin";
import { FEEDBACK_LABELS } from "~/domain/research";
import { HANDLE_FEEDBACK } from "./intent";

/** What readers said, by status or one by its number. */
export async function feedbackView(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "feedback:read");
  const query = readQuery(feedbackQuery, Object.fromEntries(new URL(arrival.request.url).searchParams));
  const page = await orErrorScreen(listFeedback(principal, query));
  const mayAnswer = (await permissionsOf(principal)).has("feedback:write");
  return { page, labels: FEEDBACK_LABELS as Record<string, string>, status: query.status ?? null, mayAnswer };
}

export const feedbackAction = acts(staffMay("feedback:write"), {
  [HANDLE_FEEDBACK]: act({
    schema: feedbackChange.extend({ id: rowId }),
    failed: { title: "Update Failed", description: "Failed to save the feedback. Please try again." },
    call: (principal, { id, ...change }) => handleFeedback(principal, id, change),
    said: { title: "Feedback Updated" },
  }),
});
