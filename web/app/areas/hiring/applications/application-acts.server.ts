import type { AppLoadContext } from "@remix-run/node";
import { formOf } from "~/app/server/form.server";
import { redirectTo } from "~/app/server/redirect.server";
import { refused } from "~/app/server/refused.server";
import {
  bulkMove,
  deleteView,
  type HiringMember,
  moveApplication,
  moveMany,
  moveSchema,
  reopenApplication,
  reviewScreening,
  saveView,
  screenApplication,
  transferApplication,
  undoMany,
} from "~/domain/hiring";
import { Invalid, invalidField, ProductError } from "~/platform/errors";
import { actAndReturn, idOf, idsOf, textOf } from "../act.server";
import { LAWFUL_ACTS } from "../background/background.server";
import { hiring } from "../hiring.server";
import { SCREENING_INTENT as INTENT } from "../screening/screening-intents";

type Arrival = { request: Request; context: AppLoadContext; params: Record<string, string | undefined> };

/** What the forms of the list and the board do. */
export async function actOnApplications(arrival: Arrival) {
  const form = await formOf(arrival.request);
  const intent = textOf(form, "intent");
  const here = new URLSearchParams(textOf(form, "here"));
  here.delete("undo");
  const back = (extra: Record<string, string> = {}) =>
    `/ats/applications?${new URLSearchParams([...here, ...Object.entries(extra)])}`;
  if (intent === "save-view" || intent === "delete-view") {
    const member = await hiring(arrival, "self:write");
    return actAndReturn(form, back(), async () => {
      if (intent === "delete-view") {
        await deleteView(member, idOf(textOf(form, "id")));
        return { title: "View Deleted" };
      }
      await saveView(member, {
        screen: "applications",
        name: textOf(form, "name"),
        query: Object.fromEntries(here),
        isShared: form.get("isShared") === "on",
      });
      return { title: "View Saved" };
    });
  }
  const member = await hiring(arrival, "applications:write");
  if (intent === "move-card") return moveCard(member, form);
  if (intent === "undo") {
    const results = await undoMany(member, stepsOf(textOf(form, "steps")));
    const failed = results.find(({ ok }) => !ok);
    return redirectTo(back(), {
      toast: failed
        ? { title: "Not all undone", description: failed.message ?? undefined, variant: "destructive" }
        : { title: "Undone" },
    });
  }
  try {
    const results = await moveMany(member, bulkOf(form));
    const [moved, failed] = [results.filter(({ ok }) => ok), results.filter(({ ok }) => !ok)];
    const undo = moved.flatMap(({ id, eventId }) => (eventId ? [`${id}:${eventId}`] : [])).join(",");
    const toast =
      failed.length > 0
        ? {
            title: `${moved.length} done, ${failed.length} not`,
            description: failed[0]?.message ?? undefined,
            variant: "destructive" as const,
          }
        : { title: moved.length === 1 ? "1 application moved" : `${moved.length} applications moved` };
    return redirectTo(back(undo ? { undo } : {}), { toast });
  } catch (error) {
    return refused(form, back(), error, "Not moved");
  }
}

/** One card of the board; answers what the board must know, for it has moved the card already. */
async function moveCard(member: HiringMember, form: FormData) {
  const wish = moveSchema.safeParse({
    stageId: Number(textOf(form, "stageId")),
    version: Number(textOf(form, "version")),
    reason: textOf(form, "reason") || null,
  });
  const id = idOf(textOf(form, "id"));
  try {
    if (!wish.success) throw new Invalid("Choose a column.");
    const moved = await moveApplication(member, id, wish.data);
    return { ok: true as const, ...moved, message: null };
  } catch (error) {
    if (!(error instanceof ProductError) || error.status >= 500) throw error;
    return { ok: false as const, id, message: error.message };
  }
}

function bulkOf(form: FormData) {
  const withMail = form.get("withMail") === "on";
  const read = bulkMove.safeParse({
    items: idsOf(form, "ids").map((id) => ({ id })),
    status: textOf(form, "status"),
    reasonId: Number(textOf(form, "reasonId")) || null,
    reason: textOf(form, "reason") || null,
    mail: withMail
      ? {
          templateId: Number(textOf(form, "templateId")) || null,
          subject: textOf(form, "subject"),
          body: textOf(form, "body"),
        }
      : null,
  });
  if (read.success) return read.data;
  const field = read.error.issues[0]?.path[0];
  if (field === "items") throw new Invalid("Select applications first.");
  throw field === "mail"
    ? invalidField(
        textOf(form, "subject").trim() === "" ? "subject" : "body",
        "The mail needs a subject and a message.",
      )
    : invalidField("status", "Choose where they go.");
}

/** `12:7,13:8`: application and step. */
const stepsOf = (text: string) =>
  text.split(",").flatMap((pair) => {
    const [id, eventId] = pair.split(":").map(Number);
    return id && eventId ? [{ id, eventId }] : [];
  });

/** What the buttons of one application's page do. */
export async function actOnApplication(arrival: Arrival) {
  const id = idOf(arrival.params.id);
  const member = await hiring(arrival, "applications:write");
  const form = await formOf(arrival.request);
  const version = Number(textOf(form, "version")) || null;
  const reason = textOf(form, "reason") || null;
  const reasonId = Number(textOf(form, "reasonId")) || null;
  const here = `/ats/applications/${id}`;
  return actAndReturn(form, here, async () => {
    const intent = textOf(form, "intent");
    if (intent === INTENT.screen) {
      const { found, of } = await screenApplication(member, id);
      return { title: `${found} of ${of} criteria found` };
    }
    if (intent === INTENT.review) {
      await reviewScreening(member, id, textOf(form, "outcome") === "agreed" ? "agreed" : "disagreed");
      return { title: "Noted" };
    }
    if (intent in LAWFUL_ACTS) return LAWFUL_ACTS[intent]?.(arrival, id, form);
    if (intent === "reopen") {
      await reopenApplication(member, id, reason ?? "", version);
      return { title: "Application Reopened" };
    }
    if (intent === "transfer") {
      const { id: other } = await transferApplication(member, id, idOf(textOf(form, "jobId")), version);
      throw redirectTo(`/ats/applications/${other}`, { toast: { title: "Transferred" } });
    }
    if (intent === "undo") {
      const [result] = await undoMany(member, stepsOf(textOf(form, "steps")));
      return result?.ok
        ? { title: "Undone" }
        : { title: "Not undone", description: result?.message ?? undefined, variant: "destructive" };
    }
    const wish = moveSchema.safeParse({
      status: textOf(form, "status") || undefined,
      stageId: Number(textOf(form, "stageId")) || undefined,
      reason,
      reasonId,
      version,
    });
    if (!wish.success) throw invalidField("stageId", "Choose where it goes.");
    const moved = await moveApplication(member, id, wish.data);
    return { title: `Now ${moved.status}` };
  });
}
