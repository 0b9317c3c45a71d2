import { z } from "zod";
import { act, acts, type Said } from "~/app/server/acts.server";
import { idOf, idsOf, rowId, textOf } from "~/app/server/form-fields.server";
import type { HiringMember } from "~/domain/hiring";
import {
  bulkMove,
  moveApplication,
  moveMany,
  moveSchema,
  reopenApplication,
  reviewScreening,
  screenApplication,
  transferApplication,
  undoMany,
} from "~/domain/hiring/recruiting";
import { Invalid, invalidField, ProductError } from "~/platform/errors";
import { LAWFUL_ACTS } from "../background/background.server";
import { may } from "../hiring.server";
import { actsOfViews, hereOf } from "../saved-views.server";
import { SCREENING_INTENT as INTENT } from "../screening/screening-intents";

const stepsSent = z.object({ steps: z.string().default("") });

const listWith = (here: URLSearchParams, extra: Record<string, string> = {}) =>
  `/ats/applications?${new URLSearchParams([...here, ...Object.entries(extra)])}`;

type Step = { ok: boolean; message: string | null };

const undone = (failed: Step | undefined, title: string): Said =>
  failed
    ? { title, description: failed.message ?? undefined, variant: "destructive" }
    : { title: "Undone", variant: "default" };

/** What became of the applications that were chosen. */
function movedOf(results: Awaited<ReturnType<typeof moveMany>>, here: URLSearchParams): Said {
  const [moved, failed] = [results.filter(({ ok }) => ok), results.filter(({ ok }) => !ok)];
  const undo = moved.flatMap(({ id, eventId }) => (eventId ? [`${id}:${eventId}`] : [])).join(",");
  const to = listWith(here, undo ? { undo } : {});
  return failed.length > 0
    ? {
        title: `${moved.length} done, ${failed.length} not`,
        description: failed[0]?.message ?? undefined,
        variant: "destructive",
        to,
      }
    : { title: moved.length === 1 ? "1 application moved" : `${moved.length} applications moved`, to };
}

/** What the forms of the list and the board do. */
export const actOnApplications = acts(
  may("read"),
  {
    ...actsOfViews("applications"),
    "move-card": act({
      guard: may("applications:write"),
      call: (member, _value, { form }) => moveCard(member, form),
      shown: (moved) => moved,
    }),
    undo: act({
      guard: may("applications:write"),
      schema: stepsSent,
      call: (member, { steps }) => undoMany(member, stepsOf(steps)),
      said: (results) =>
        undone(
          results.find(({ ok }) => !ok),
          "Not all undone",
        ),
    }),
    bulk: act({
      guard: may("applications:write"),
      call: (member, _value, { form }) => moveMany(member, bulkOf(form)),
      said: (results, _value, { form }) => movedOf(results, hereOf(form)),
      failed: "Not moved",
    }),
  },
  { back: ({ form }) => listWith(hereOf(form)) },
);

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

const stepOf = (form: FormData) => ({
  reason: textOf(form, "reason") || null,
  version: Number(textOf(form, "version")) || null,
});

const wishOf = (form: FormData) => {
  const wish = moveSchema.safeParse({
    ...stepOf(form),
    status: textOf(form, "status") || undefined,
    stageId: Number(textOf(form, "stageId")) || undefined,
    reasonId: Number(textOf(form, "reasonId")) || null,
  });
  if (!wish.success) throw invalidField("stageId", "Choose where it goes.");
  return wish.data;
};

/** What the buttons of one application's page do. */
export const actOnApplication = acts(
  may("applications:write"),
  {
    ...LAWFUL_ACTS,
    [INTENT.screen]: act({
      call: (member, _value, { id }) => screenApplication(member, id),
      said: ({ found, of }) => ({ title: `${found} of ${of} criteria found` }),
    }),
    [INTENT.review]: act({
      call: (member, _value, { id, form }) =>
        reviewScreening(member, id, textOf(form, "outcome") === "agreed" ? "agreed" : "disagreed"),
      said: "Noted",
    }),
    reopen: act({
      call: (member, _value, { id, form }) => {
        const { reason, version } = stepOf(form);
        return reopenApplication(member, id, reason ?? "", version);
      },
      said: "Application Reopened",
    }),
    transfer: act({
      schema: z.object({ jobId: rowId }),
      call: (member, { jobId }, { id, form }) => transferApplication(member, id, jobId, stepOf(form).version),
      said: ({ id }) => ({ title: "Transferred", to: `/ats/applications/${id}` }),
    }),
    undo: act({
      schema: stepsSent,
      call: (member, { steps }) => undoMany(member, stepsOf(steps)),
      said: ([result]) => undone(result?.ok ? undefined : (result ?? { ok: false, message: null }), "Not undone"),
    }),
    move: act({
      call: (member, _value, { id, form }) => moveApplication(member, id, wishOf(form)),
      said: ({ status }) => ({ title: `Now ${status}` }),
    }),
  },
  { back: ({ id }) => `/ats/applications/${id}` },
);
