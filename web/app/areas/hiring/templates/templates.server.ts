import type { LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { type At, act, acts } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { done } from "~/app/server/form.server";
import { idOf, linesOf, textOf } from "~/app/server/form-fields.server";
import {
  createMailTemplate,
  deleteMailTemplate,
  fieldsOf,
  type HiringMember,
  listMailTemplates,
  mailTemplateChange,
  mailTemplateForm,
  previewTemplate,
  readMailTemplate,
  TEMPLATE_KIND_NAMES,
  TEMPLATE_KINDS,
  updateMailTemplate,
} from "~/domain/hiring";
import {
  DEFAULT_LETTER,
  LETTER_FIELDS,
  letterTemplateForm,
  listLetterTemplates,
  listScorecardTemplates,
  saveLetterTemplate,
  saveScorecardTemplate,
  scorecardTemplateForm,
} from "~/domain/hiring/recruiting";
import { hiring, may } from "../hiring.server";
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
const wishOf = (form: FormData) => ({
  name: textOf(form, "name"),
  type: textOf(form, "type"),
  subject: textOf(form, "subject"),
  body: textOf(form, "body").replace(/\r\n/g, "\n"),
  isActive: form.get("isActive") === "on",
  isDefault: form.get("isDefault") === "on",
});

const LIST = "/ats/settings/templates";
/** The template of the editor; `new` begins one. */
const templateIdOf = ({ arrival: { params } }: At): number | null => (params.id === "new" ? null : idOf(params.id));

async function saveTemplate(member: HiringMember, wish: z.output<typeof mailTemplateChange>, at: At) {
  const id = templateIdOf(at);
  if (id === null) return (await createMailTemplate(member, wish)).id;
  await updateMailTemplate(member, id, wish);
  return id;
}

/** Saves, shows or deletes the template of the editor. */
export const templateAction = acts(
  may("settings"),
  {
    [INTENT.remove]: act({
      call: (member, _value, { id }) => deleteMailTemplate(member, id),
      said: ({ deleted }) =>
        deleted
          ? { title: "Template Deleted" }
          : { title: "Template Switched Off", description: "Letters were sent from it." },
    }),
    [INTENT.preview]: act({
      schema: mailTemplateForm,
      read: wishOf,
      call: async (member, wish) => previewTemplate(member, wish),
      shown: (preview, { intent }) => ({ outcome: done(intent, { title: "Preview" }), preview }),
      failed: FAILED,
    }),
    [INTENT.save]: act({
      schema: mailTemplateChange,
      read: (form) => ({ ...wishOf(form), version: Number(textOf(form, "version")) || null }),
      call: saveTemplate,
      said: (id) => ({ title: "Template Saved", to: `${LIST}/${id}` }),
      failed: FAILED,
    }),
  },
  { back: LIST },
);

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

const commonOf = (form: FormData) => ({
  id: Number(textOf(form, "id")) || null,
  name: textOf(form, "name"),
  isActive: form.get("isActive") === "on",
});

/** Saves offer letters and scorecards. */
export const templatesAction = acts(
  may("settings"),
  {
    [INTENT.letter]: act({
      schema: letterTemplateForm,
      read: (form) => ({ ...commonOf(form), body: textOf(form, "body").replace(/\r\n/g, "\n") }),
      call: saveLetterTemplate,
      said: "Saved",
      failed: FAILED,
    }),
    [INTENT.card]: act({
      schema: scorecardTemplateForm,
      read: (form) => ({ ...commonOf(form), attributes: attributesOf(textOf(form, "attributes")) }),
      call: saveScorecardTemplate,
      said: "Saved",
      failed: FAILED,
    }),
  },
  { back: LIST },
);
