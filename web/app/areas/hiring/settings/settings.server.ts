import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { act, acts } from "~/app/server/acts.server";
import { done } from "~/app/server/form.server";
import { rowId } from "~/app/server/form-fields.server";
import { createWebhook, deleteWebhook, listWebhooks, webhookForm } from "~/domain/events";
import {
  addReason,
  addSource,
  approvalStepForm,
  companyForm,
  type HiringMember,
  locationForm,
  memberMay,
  readSettings,
  reasonForm,
  removeLocation,
  saveApprovalSteps,
  saveCompany,
  saveDefaultStages,
  saveLocation,
  savePolicies,
  sourceForm,
  stagesForm,
  switchListEntry,
} from "~/domain/hiring";
import { keepingForm, readKeeping, saveKeeping } from "~/domain/hiring/candidates";
import { chooseStageTemplate, listStageTemplates, removeStageTemplate } from "~/domain/hiring/requisitions";
import { STATE_NAMES } from "~/domain/pay";
import { hiring, may } from "../hiring.server";
import { SETTINGS_INTENT as INTENT } from "./settings-intents";
import { chosenEvents, eventChoices } from "./webhooks.server";

/** Everything of the settings screen. */
export async function settingsView(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "settings");
  const mayHook = memberMay(member, "webhooks");
  return {
    ...(await readSettings(member)),
    keeping: await readKeeping(member),
    templates: (await listStageTemplates(member)).filter(({ isDefault }) => !isDefault),
    webhooks: mayHook ? await listWebhooks(member) : [],
    eventChoices,
    organizationId: member.organizationId,
    states: Object.entries(STATE_NAMES).map(([value, label]) => ({ value, label })),
  };
}

const MOST_STEPS = 10;

type Typed = Record<string, string | undefined>;
const numberOf = (text: string | undefined): number | null => (text ? Number(text) : null);
const isOn = z.preprocess((value) => value === "on", z.boolean());

/** The fields as they were typed, turned into what the domain's schema takes. */
const typed = <Schema extends z.ZodType>(schema: Schema, read: (form: Typed) => Record<string, unknown>) =>
  z.preprocess((form) => read((form ?? {}) as Typed), schema);

const company = typed(companyForm, (form) => ({
  ...form,
  slug: form.slug ?? "",
  requisitionPrefix: form.requisitionPrefix ?? "",
  careersEnabled: form.careersEnabled === "on",
  headCount: numberOf(form.headCount),
}));
const location = typed(locationForm, (form) => ({
  ...form,
  id: numberOf(form.id),
  headCount: numberOf(form.headCount) ?? 0,
}));
const policies = z.object({
  selfApproval: isOn,
  reapproveOnReopen: isOn,
  deadlineAction: z.enum(["paused", "closed"]),
  privacyText: z.string().trim().max(2000).default(""),
});
const keeping = typed(keepingForm, (form) => ({ months: numberOf(form.months) }));
/** `step-0-name`, `step-0-approvers` (several), `step-0-required`; a step without a name is left out. */
const steps = z
  .record(z.string(), z.unknown())
  .transform((form) =>
    Array.from({ length: MOST_STEPS }, (_, index) => ({
      name: String(form[`step-${index}-name`] ?? "").trim(),
      approverIds: [form[`step-${index}-approvers`] ?? []].flat().map(Number),
      requiredApprovals: Number(form[`step-${index}-required`] ?? 1),
    })).filter(({ name }) => name !== ""),
  )
  .pipe(approvalStepForm);

/** `Screening | screening` on each line. */
const stages = z
  .object({ stages: z.string().max(4000).default("") })
  .transform(({ stages: text }) =>
    text
      .split(/\r?\n/)
      .map((line) => line.split("|").map((part) => part.trim()))
      .filter(([name]) => name)
      .map(([name, kind]) => ({ name, kind: kind?.toLowerCase() ?? "interviewing" })),
  )
  .pipe(stagesForm);
const entry = z.object({ id: rowId, list: z.enum(["reason", "source"]), isActive: z.enum(["true", "false"]) });

const one = z.object({ id: rowId });
const failed = { title: "Settings Not Saved", description: "Please check the fields and try again." };

/** What most forms of the settings are: one call, and a word that it was kept. */
const saving = <Value>(
  schema: z.ZodType<Value>,
  said: string,
  call: (member: HiringMember, value: Value) => Promise<unknown>,
) => act({ guard: may("settings"), schema, call, said, failed });

const hook = typed(webhookForm, (form) => ({ url: form.url ?? "" }));

/** The forms of the settings screen. */
export const settingsAction = acts(
  may("read"),
  {
    [INTENT.company]: saving(company, "Company Saved", saveCompany),
    [INTENT.location]: saving(location, "Location Saved", saveLocation),
    [INTENT.removeLocation]: saving(one, "Location Removed", (member, { id }) => removeLocation(member, id)),
    [INTENT.policies]: saving(policies, "Policies Saved", savePolicies),
    [INTENT.keeping]: saving(keeping, "Period Saved", saveKeeping),
    [INTENT.approval]: saving(steps, "Approval Steps Saved", saveApprovalSteps),
    [INTENT.stages]: saving(stages, "Pipeline Saved", saveDefaultStages),
    [INTENT.chooseStages]: saving(one, "Pipeline Chosen", (member, { id }) => chooseStageTemplate(member, id)),
    [INTENT.removeStages]: saving(one, "Pipeline Removed", (member, { id }) => removeStageTemplate(member, id)),
    [INTENT.reason]: saving(reasonForm, "Reason Added", addReason),
    [INTENT.source]: saving(sourceForm, "Source Added", addSource),
    [INTENT.entry]: saving(entry, "Saved", (member, { id, list, isActive }) =>
      switchListEntry(member, { id, list, isActive: isActive === "true" }),
    ),
    [INTENT.removeWebhook]: act({
      guard: may("webhooks"),
      schema: one,
      call: (member, { id }) => deleteWebhook(member, id),
      said: "Webhook Removed",
      failed,
    }),
    [INTENT.webhook]: act({
      guard: may("webhooks"),
      schema: hook,
      call: (member, value, { form }) => createWebhook(member, { ...value, events: chosenEvents(form) }),
      shown: ({ secret, url }, { intent }) => ({
        outcome: done(intent, { title: "Webhook Made", description: "Copy its secret now: it is shown this once." }),
        made: { secret, url },
      }),
      failed: { title: "Webhook Not Made", description: "Please check the address." },
    }),
  },
  { back: "/ats/settings" },
);
