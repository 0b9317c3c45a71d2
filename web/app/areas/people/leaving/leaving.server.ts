import type { LoaderFunctionArgs } from "@remix-run/node";
import { act, acts } from "~/app/server/acts.server";
import { idOf, textOf } from "~/app/server/form-fields.server";
import {
  KIND_WORDS,
  LEAVING_KINDS,
  type LeavingPlan,
  leavingForm,
  leavingQuery,
  leavingStep,
  listLeavings,
  type PeopleMember,
  peopleMemberMay,
  planLeaving,
  previewLeaving,
  readLeaving,
  stepLeaving,
} from "~/domain/people";
import { ProductError } from "~/platform/errors";
import { people, peopleMay } from "../people.server";
import { LEAVING_INTENT as INTENT } from "./leaving-intents";

const OPEN = ["planned", "in_progress"];
const KINDS = LEAVING_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }));
const kindLabel = (kind: string): string => KINDS.find(({ value }) => value === kind)?.label ?? kind;

/** A last day that is decided; or the form of one, with its plan once it was asked for. */
export async function leavingView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival, "leavings:read");
  const mayPlan = peopleMemberMay(member, "employees:write");
  const id = idOf(arrival.params.id);
  const decided = await decidedOf(member, id);
  const asked = Object.fromEntries([...new URL(arrival.request.url).searchParams].filter(([, value]) => value));
  const isOpen = decided !== null && OPEN.includes(decided.status);
  const { plan, problem } = isOpen || !mayPlan ? NOTHING : await previewOf(member, id, asked);
  return {
    id,
    decided,
    kindLabel: decided ? kindLabel(decided.kind) : "",
    isOpen,
    mayPlan,
    asked,
    plan,
    problem,
    kinds: KINDS,
  };
}

/** Who leaves, with how it ends in words. */
export async function leavingsView(arrival: LoaderFunctionArgs) {
  const leavings = await listLeavings(await people(arrival, "leavings:read"), { status: "open" });
  return { leavings: leavings.map((one) => ({ ...one, kindLabel: kindLabel(one.kind) })) };
}

export type LeavingScreenView = Awaited<ReturnType<typeof leavingView>>;

const NOTHING: { plan: LeavingPlan | null; problem: string | null } = { plan: null, problem: null };

async function decidedOf(member: PeopleMember, id: number) {
  try {
    return await readLeaving(member, id);
  } catch (error) {
    if (error instanceof ProductError && error.status === 404) return null;
    throw error;
  }
}

async function previewOf(member: PeopleMember, id: number, asked: Record<string, string>) {
  if (!asked.kind) return NOTHING;
  const query = leavingQuery.safeParse(asked);
  if (!query.success) return { plan: null, problem: query.error.issues[0]?.message ?? "Check the days." };
  try {
    return { plan: await previewLeaving(member, id, query.data), problem: null };
  } catch (error) {
    if (error instanceof ProductError && error.status !== 404) return { plan: null, problem: error.message };
    throw error;
  }
}

const given = (form: FormData, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, textOf(form, name) || undefined]));

const stepping = () =>
  act({
    schema: leavingStep,
    read: (form) => ({
      ...given(form, "status", "lastDay", "reason"),
      version: Number(textOf(form, "version")) || undefined,
      acceptPast: textOf(form, "acceptPast") === "on",
    }),
    call: (member: PeopleMember, step, { id }) => stepLeaving(member, id, step),
    said: (_stepped, { status }) => ({ title: TITLES[status ?? "moved"] }),
    failed: { title: "Not Done", description: "Please check what is marked and try again." },
  });

export const leavingAction = acts(
  peopleMay("employees:write"),
  {
    [INTENT.plan]: act({
      schema: leavingForm,
      read: (form) => ({
        ...given(form, "kind", "lastDay", "noticeOn", "nextPayday", "reason"),
        ...{ begin: true, acceptWarnings: textOf(form, "acceptWarnings") === "on" },
      }),
      call: (member, wish, { id }) => planLeaving(member, id, wish),
      said: { title: "Last Day Set", description: "Its tasks are made." },
    }),
    [INTENT.step]: stepping(),
    [INTENT.move]: stepping(),
  },
  { back: ({ id }) => `/hris/employees/${id}/leaving` },
);

const TITLES = {
  in_progress: "Last Day Set",
  complete: "Leaving Complete",
  cancelled: "Last Day Cancelled",
  moved: "Last Day Moved",
};
