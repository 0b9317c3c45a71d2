import type { LoaderFunctionArgs } from "@remix-run/node";
import { act, acts, onlyAct } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { filtersOf } from "~/app/server/filters.server";
import { idOf, textOf } from "~/app/server/form-fields.server";
import {
  EEO_CATEGORIES,
  EEO_RACES,
  EEO_SEXES,
  type EeoPreview,
  type EeoReport,
  eeoCategoriesForm,
  eeoPreview,
  eeoPreviewQuery,
  eeoQuery,
  eeoReport,
  eeoSnapshotForm,
  eeoYears,
  identificationForm,
  identifyOneself,
  ownIdentification,
  ownIdentificationForm,
  type PeopleMember,
  peopleMemberMay,
  readIdentification,
  recordIdentification,
  setEeoCategories,
  takeEeoSnapshot,
} from "~/domain/people";
import { ProductError } from "~/platform/errors";
import { people, peopleMay } from "../people.server";
import { EEO_INTENT as INTENT } from "./eeo-intents";

/** A year as it was taken; without a year for HR the figures of now, for others the newest that was taken. */
export async function eeoView(arrival: LoaderFunctionArgs): Promise<EeoView> {
  const member = await people(arrival, "eeo:totals");
  const isHr = peopleMemberMay(member, "eeo:write");
  const query = filtersOf(eeoQuery, arrival.request);
  const years = await eeoYears(member);
  const choices = { years, placeId: query.placeId ?? null, categories: optionsOf(EEO_CATEGORIES) };
  if (!isHr || query.year) {
    const report = years.length > 0 ? await orErrorScreen(eeoReport(member, query)) : null;
    return { ...choices, isHr, report, preview: null };
  }
  const { preview, problem } = await previewOf(member, arrival.request);
  return { ...choices, isHr, report: preview, preview, problem };
}
export type EeoView = {
  isHr: boolean;
  report: EeoReport | null;
  /** The figures of now; the same as `report`, where they are shown. */
  preview: EeoPreview | null;
  problem?: string;
  years: number[];
  placeId: number | null;
  categories: { value: string; label: string }[];
};

/** A day outside of the period is said beside the figures of the usual one. */
async function previewOf(member: PeopleMember, request: Request) {
  const { asOf, placeId } = filtersOf(eeoPreviewQuery, request);
  try {
    return { preview: await eeoPreview(member, { asOf, placeId }), problem: undefined };
  } catch (error) {
    if (!(error instanceof ProductError) || error.status !== 422) throw error;
    return { preview: await eeoPreview(member, { placeId }), problem: error.message };
  }
}

const optionsOf = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }));

export const eeoAction = acts(peopleMay("eeo:write"), {
  [INTENT.snapshot]: act({
    schema: eeoSnapshotForm,
    call: (member: PeopleMember, form) => takeEeoSnapshot(member, form),
    said: ({ year }) => ({ title: "Snapshot Taken", to: `/hris/eeo-1?year=${year}` }),
    failed: { title: "Snapshot Not Taken", description: "Please see what it says above the fields." },
  }),
  [INTENT.categories]: act({
    schema: eeoCategoriesForm,
    read: (form) => ({
      categories: [...form.keys()]
        .filter((name) => name.startsWith("title."))
        .map((name) => ({ positionId: Number(name.slice("title.".length)), category: textOf(form, name) || null })),
    }),
    call: (member: PeopleMember, form) => setEeoCategories(member, form),
    said: "Job Categories Saved",
    failed: { title: "Not Saved", description: "Please check the fields and try again." },
  }),
});

const CHOICES = { sexes: EEO_SEXES, races: EEO_RACES };

/** One employee's answer, for HR. */
export async function identificationView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival, "eeo:write");
  const answer = await orErrorScreen(readIdentification(member, idOf(arrival.params.id)));
  return { answer, isSelf: answer.employeeId === member.employeeId, ...CHOICES };
}
export type IdentificationView = Awaited<ReturnType<typeof identificationView>>;

export const identificationAction = onlyAct(
  peopleMay("eeo:write"),
  INTENT.record,
  act({
    schema: identificationForm,
    call: (member: PeopleMember, form, { id }) => recordIdentification(member, id, form),
    said: { title: "Recorded", description: "Who recorded it is written down." },
    failed: { title: "Not Recorded", description: "Please see what it says above the fields." },
  }),
  { back: "/hris/eeo-1" },
);

/** One's own answer. */
export async function ownIdentificationView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival);
  return {
    answer: await orErrorScreen(ownIdentification(member)),
    organizationName: member.organizationName,
    ...CHOICES,
  };
}
export type OwnIdentificationView = Awaited<ReturnType<typeof ownIdentificationView>>;

export const ownIdentificationAction = onlyAct(
  peopleMay("self:write"),
  INTENT.own,
  act({
    schema: ownIdentificationForm,
    call: (member: PeopleMember, form) => identifyOneself(member, form),
    said: { title: "Thank You", description: "Your answer is kept apart from your record." },
    failed: { title: "Not Saved", description: "Please try again." },
  }),
  { back: "/hris/me" },
);
