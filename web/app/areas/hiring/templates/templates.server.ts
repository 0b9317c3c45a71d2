import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { done, formOf, submit } from "~/app/server/form.server";
import { redirectTo } from "~/app/server/redirect.server";
import {
  createMailTemplate,
  DEFAULT_LETTER,
  deleteMailTemplate,
  fieldsOf,
  LETTER_FIELDS,
  letterTemplateForm,
  listLetterTemplates,
  listMailTemplates,
  listScorecardTemplates,
  mailTemplateChange,
  mailTemplateForm,
  previewTemplate,
  readMailTemplate,
  saveLetterTemplate,
  saveScorecardTemplate,
  scorecardTemplateForm,
  TEMPLATE_KIND_NAMES,
  TEMPLATE_KINDS,
  updateMailTemplate,
} from "~/domain/hiring";
import { actAndReturn, idOf, textOf } from "../act.server";
import { checked, linesOf } from "../checked.server";
import { hiring } from "../hiring.server";
import { TEMPLATE_INTENT as INTENT } from "./template-intents";

const kinds = TEMPLATE_KIND_NAMES.map((value) => ({
  value,
  label: TEMPLATE_KINDS[value].label,
  fields: fieldsOf(value),
}));

/** Mail templates, offer letters and scorecards of the organization. */
export async function templatesView(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "settings");
  const [mails, letters, cards] = await Promise.all([
    listMailTemplates(member),
    listLetterTemplates(member),
    listScorecardTemplates(member),
  ]);
  return {
    mails: mails.map(({ id, name, type, subject, isActive, isDefault }) => ({
      id,
      name,
      type,
      subject,
      isActive,
      isDefault,
    })),
    letters,
    cards,
    kinds,
    letterFields: [...LETTER_FIELDS],
    standardLetter: DEFAULT_LETTER,
  };
}

/** One mail template in its editor; `new` begins one. */
export async function templateView(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "settings");
  const template =
    arrival.params.id === "new" ? null : await orErrorScreen(readMailTemplate(member, idOf(arrival.params.id)));
  return { template, kinds };
}

const FAILED = { title: "Template Not Saved", description: "Please check the fields." };
const anything = z.object({}).loose();

const wishOf = (form: FormData) => ({
  name: textOf(form, "name"),
  type: textOf(form, "type"),
  subject: textOf(form, "subject"),
  body: textOf(form, "body").replace(/\r\n/g, "\n"),
  isActive: form.get("isActive") === "on",
  isDefault: form.get("isDefault") === "on",
});

/** Saves, shows or deletes the template of the editor. */
export async function templateAction(arrival: ActionFunctionArgs) {
  const member = await hiring(arrival, "settings");
  const form = await formOf(arrival.request);
  const intent = textOf(form, "intent");
  const id = arrival.params.id === "new" ? null : idOf(arrival.params.id);
  if (intent === INTENT.remove && id) {
    return actAndReturn(form, "/ats/settings/templates", async () => {
      const { deleted } = await deleteMailTemplate(member, id);
      return deleted
        ? { title: "Template Deleted" }
        : { title: "Template Switched Off", description: "Letters were sent from it." };
    });
  }
  return submit(form, { intent, schema: anything, failed: FAILED }, async () => {
    if (intent === INTENT.preview) {
      const preview = previewTemplate(member, checked(mailTemplateForm, wishOf(form)));
      return { outcome: done(intent, { title: "Preview" }), preview };
    }
    const wish = checked(mailTemplateChange, { ...wishOf(form), version: Number(textOf(form, "version")) || null });
    const saved = id ?? (await createMailTemplate(member, wish)).id;
    if (id) await updateMailTemplate(member, id, wish);
    return redirectTo(`/ats/settings/templates/${saved}`, { toast: { title: "Template Saved", variant: "success" } });
  });
}

/** `Skills | What the job needs` on each line. */
const attributesOf = (text: string) =>
  linesOf(text).map((line) => {
    const [label = "", ...guide] = line.split("|").map((part) => part.trim());
    const key = label
      .toLowerCase()
      .normalize("NFKD")
      .replace(/[^a-z0-9]+/g, "_")
      .replace(/^_|_$/g, "")
      .slice(0, 60);
    return { key: key || "point", label, guide: guide.join(" | ") || null };
  });

/** Saves offer letters and scorecards. */
export async function templatesAction(arrival: ActionFunctionArgs) {
  const member = await hiring(arrival, "settings");
  const form = await formOf(arrival.request);
  const intent = textOf(form, "intent");
  const common = {
    id: Number(textOf(form, "id")) || null,
    name: textOf(form, "name"),
    isActive: form.get("isActive") === "on",
  };
  return submit(form, { intent, schema: anything, failed: FAILED }, async () => {
    if (intent === INTENT.letter) {
      const body = textOf(form, "body").replace(/\r\n/g, "\n");
      await saveLetterTemplate(member, checked(letterTemplateForm, { ...common, body }));
    } else if (intent === INTENT.card) {
      const attributes = attributesOf(textOf(form, "attributes"));
      await saveScorecardTemplate(member, checked(scorecardTemplateForm, { ...common, attributes }));
    } else throw new Response("This form is not known here.", { status: 400 });
    return redirectTo("/ats/settings/templates", { toast: { title: "Saved", variant: "success" } });
  });
}
