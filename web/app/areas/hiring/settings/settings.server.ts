import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { rowId } from "~/app/areas/account/forms.server";
import { done, formOf, submit } from "~/app/server/form.server";
import { redirectTo } from "~/app/server/redirect.server";
import {
  addReason,
  addSource,
  approvalStepForm,
  chooseStageTemplate,
  companyForm,
  createWebhook,
  deleteWebhook,
  type HiringMember,
  keepingForm,
  listStageTemplates,
  listWebhooks,
  locationForm,
  memberMay,
  readKeeping,
  readSettings,
  reasonForm,
  removeLocation,
  removeStageTemplate,
  saveApprovalSteps,
  saveCompany,
  saveDefaultStages,
  saveKeeping,
  saveLocation,
  savePolicies,
  sourceForm,
  stagesForm,
  switchListEntry,
  webhookForm,
} from "~/domain/hiring";
import { STATE_NAMES } from "~/domain/pay";
import { hiring } from "../hiring.server";
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

type Act = (member: HiringMember, form: FormData) => Promise<unknown>;

function acting<Schema extends z.ZodType>(
  intent: string,
  schema: Schema,
  title: string,
  call: (member: HiringMember, value: z.output<Schema>) => Promise<unknown>,
): Act {
  const failed = { title: "Settings Not Saved", description: "Please check the fields and try again." };
  return (member, form) =>
    submit(form, { intent, schema, failed }, async (value) => {
      await call(member, value);
      return redirectTo("/ats/settings", { toast: { title, variant: "success" } });
    });
}

const hook = typed(webhookForm, (form) => ({ url: form.url ?? "" }));

const ACTS: Record<string, Act> = {
  [INTENT.company]: acting(INTENT.company, company, "Company Saved", saveCompany),
  [INTENT.location]: acting(INTENT.location, location, "Location Saved", saveLocation),
  [INTENT.removeLocation]: acting(
    INTENT.removeLocation,
    z.object({ id: rowId }),
    "Location Removed",
    (member, { id }) => removeLocation(member, id),
  ),
  [INTENT.policies]: acting(INTENT.policies, policies, "Policies Saved", savePolicies),
  [INTENT.keeping]: acting(INTENT.keeping, keeping, "Period Saved", saveKeeping),
  [INTENT.approval]: acting(INTENT.approval, steps, "Approval Steps Saved", saveApprovalSteps),
  [INTENT.stages]: acting(INTENT.stages, stages, "Pipeline Saved", saveDefaultStages),
  [INTENT.chooseStages]: acting(INTENT.chooseStages, z.object({ id: rowId }), "Pipeline Chosen", (member, { id }) =>
    chooseStageTemplate(member, id),
  ),
  [INTENT.removeStages]: acting(INTENT.removeStages, z.object({ id: rowId }), "Pipeline Removed", (member, { id }) =>
    removeStageTemplate(member, id),
  ),
  [INTENT.reason]: acting(INTENT.reason, reasonForm, "Reason Added", addReason),
  [INTENT.source]: acting(INTENT.source, sourceForm, "Source Added", addSource),
  [INTENT.entry]: acting(INTENT.entry, entry, "Saved", (member, { id, list, isActive }) =>
    switchListEntry(member, { id, list, isActive: isActive === "true" }),
  ),
  [INTENT.removeWebhook]: acting(INTENT.removeWebhook, z.object({ id: rowId }), "Webhook Removed", (member, { id }) =>
    deleteWebhook(member, id),
  ),
};

/** The forms of the settings screen. */
export async function settingsAction(arrival: ActionFunctionArgs) {
  const form = await formOf(arrival.request);
  const intent = String(form.get("intent"));
  if (intent === INTENT.webhook) {
    const member = await hiring(arrival, "webhooks");
    const failed = { title: "Webhook Not Made", description: "Please check the address." };
    return submit(form, { intent, schema: hook, failed }, async (value) => {
      const { secret, url } = await createWebhook(member, { ...value, events: chosenEvents(form) });
      const toast = { title: "Webhook Made", description: "Copy its secret now: it is shown this once." };
      return { outcome: done(intent, toast), made: { secret, url } };
    });
  }
  const act = ACTS[intent];
  if (!act) throw new Response("This form is not known here.", { status: 400 });
  return act(await hiring(arrival, intent === INTENT.removeWebhook ? "webhooks" : "settings"), form);
}
