import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { actAndReturn, idOf, textOf } from "~/app/areas/hiring/act.server";
import { checked } from "~/app/areas/hiring/checked.server";
import { formOf } from "~/app/server/form.server";
import {
  KIND_WORDS,
  LEAVING_KINDS,
  type LeavingPlan,
  leavingForm,
  leavingQuery,
  leavingStep,
  listLeavings,
  type PeopleMember,
  planLeaving,
  previewLeaving,
  readLeaving,
  stepLeaving,
} from "~/domain/people";
import { ProductError } from "~/platform/errors";
import { people } from "../people.server";
import { LEAVING_INTENT as INTENT } from "./leaving-intents";

const OPEN = ["planned", "in_progress"];
const KINDS = LEAVING_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }));
const kindLabel = (kind: string): string => KINDS.find(({ value }) => value === kind)?.label ?? kind;

/** A last day that is decided; or the form of one, with its plan once it was asked for. */
export async function leavingView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival, "employees:write");
  const id = idOf(arrival.params.id);
  const decided = await decidedOf(member, id);
  const asked = Object.fromEntries([...new URL(arrival.request.url).searchParams].filter(([, value]) => value));
  const isOpen = decided !== null && OPEN.includes(decided.status);
  const { plan, problem } = isOpen ? NOTHING : await previewOf(member, id, asked);
  return {
    id,
    decided,
    kindLabel: decided ? kindLabel(decided.kind) : "",
    isOpen,
    asked,
    plan,
    problem,
    kinds: KINDS,
  };
}

/** Who leaves, with how it ends in words. */
export async function leavingsView(arrival: LoaderFunctionArgs) {
  const leavings = await listLeavings(await people(arrival, "employees:write"), { status: "open" });
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

export async function leavingAction(arrival: ActionFunctionArgs) {
  const member = await people(arrival, "employees:write");
  const id = idOf(arrival.params.id);
  const form = await formOf(arrival.request);
  const given = (name: string) => textOf(form, name) || undefined;
  return actAndReturn(form, `/hris/employees/${id}/leaving`, async () => {
    if (textOf(form, "intent") === INTENT.plan) {
      const wish = checked(leavingForm, {
        ...{ kind: given("kind"), lastDay: given("lastDay"), noticeOn: given("noticeOn") },
        ...{ nextPayday: given("nextPayday"), reason: given("reason"), begin: true },
        acceptWarnings: textOf(form, "acceptWarnings") === "on",
      });
      await planLeaving(member, id, wish);
      return { title: "Last Day Set", description: "Its tasks are made.", variant: "success" };
    }
    const step = checked(leavingStep, {
      ...{ status: given("status"), lastDay: given("lastDay"), reason: given("reason") },
      version: Number(textOf(form, "version")) || undefined,
    });
    await stepLeaving(member, id, step);
    return { title: TITLES[step.status ?? "moved"], variant: "success" };
  });
}

const TITLES = {
  in_progress: "Last Day Set",
  complete: "Leaving Complete",
  cancelled: "Last Day Cancelled",
  moved: "Last Day Moved",
};
