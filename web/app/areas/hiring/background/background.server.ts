import type { AppLoadContext } from "@remix-run/node";
import type { ToastMessage } from "~/app/ui/overlays/toast-context";
import { CASE_ACTIONS, type CaseAction, changeCase, markNotice, NOTICE_STATES, openCase } from "~/domain/hiring";
import { Invalid } from "~/platform/errors";
import { idOf, textOf, uploadOf } from "../act.server";
import { hiring } from "../hiring.server";
import { BACKGROUND_INTENT as INTENT } from "./background-intents";

type Arrival = { request: Request; context: AppLoadContext; params: Record<string, string | undefined> };
type Act = (arrival: Arrival, id: number, form: FormData) => Promise<ToastMessage>;

/** Background checks and the notices of new hires, on the page of an application. */
export const LAWFUL_ACTS: Record<string, Act> = {
  [INTENT.open]: async (arrival, id) => {
    await openCase(await hiring(arrival, "adverse-action"), id);
    return { title: "Background Check Opened", variant: "success" };
  },
  [INTENT.step]: async (arrival, _id, form) => {
    const member = await hiring(arrival, "adverse-action");
    const action = textOf(form, "step");
    if (!(CASE_ACTIONS as readonly string[]).includes(action)) throw new Invalid("Choose a step.");
    const [name, contact] = [textOf(form, "agencyName").trim(), textOf(form, "agencyContact").trim()];
    await changeCase(member, idOf(textOf(form, "caseId")), {
      action: action as CaseAction,
      note: textOf(form, "note") || null,
      override: textOf(form, "override") || null,
      agency: name || contact ? { name: name.slice(0, 200), contact: contact.slice(0, 300) } : null,
      report: await uploadOf(form, "report"),
      summary: await uploadOf(form, "summary"),
      version: Number(textOf(form, "version")) || null,
    });
    return { title: "Step Written Down", variant: "success" };
  },
  [INTENT.notice]: async (arrival, _id, form) => {
    const status = NOTICE_STATES.find((state) => state === textOf(form, "status"));
    if (!status) throw new Invalid("Choose a state.");
    await markNotice(await hiring(arrival, "applications:write"), idOf(textOf(form, "noticeId")), { status });
    return { title: status === "open" ? "Open Again" : "Marked", variant: "success" };
  },
};
