import type { AppLoadContext } from "@remix-run/node";
import { formOf } from "~/app/server/form.server";
import { redirectTo } from "~/app/server/redirect.server";
import type { ToastMessage } from "~/app/ui/overlays/toast-context";
import {
  addApplication,
  addNote,
  candidateChange,
  contactCandidate,
  contactForm,
  deleteNote,
  type HiringAbility,
  type HiringMember,
  newApplication,
  releaseLegalHold,
  removeCandidate,
  requestErasure,
  setLegalHold,
  updateCandidate,
} from "~/domain/hiring";
import { actAndReturn, idOf, textOf } from "../act.server";
import { checked } from "../checked.server";
import { hiring } from "../hiring.server";

type Act = {
  ability: HiringAbility;
  work: (member: HiringMember, id: number, form: FormData) => Promise<ToastMessage | undefined>;
};

/** What the small forms of a candidate's page do. */
const ACTS: Record<string, Act> = {
  note: {
    ability: "candidates:write",
    work: async (member, id, form) => {
      await addNote(member, id, textOf(form, "body"));
      return { title: "Note Added" };
    },
  },
  "delete-note": {
    ability: "candidates:write",
    work: async (member, id, form) => {
      await deleteNote(member, id, idOf(textOf(form, "noteId")));
      return { title: "Note Deleted" };
    },
  },
  contact: {
    ability: "candidates:write",
    work: async (member, id, form) => {
      const wish = checked(contactForm, filled(form, ["templateId", "applicationId", "subject", "body"]));
      await contactCandidate(member, id, wish);
      return { title: "Mail Sent", variant: "success" };
    },
  },
  tags: {
    ability: "candidates:write",
    work: async (member, id, form) => {
      await updateCandidate(member, id, checked(candidateChange.pick({ tags: true }), { tags: textOf(form, "tags") }));
      return { title: "Tags Saved" };
    },
  },
  status: {
    ability: "candidates:write",
    work: async (member, id, form) => {
      const isActive = textOf(form, "active") === "yes";
      await updateCandidate(member, id, { isActive });
      return { title: isActive ? "Candidate Is Active" : "Candidate Is Inactive" };
    },
  },
  apply: {
    ability: "applications:write",
    work: async (member, id, form) => {
      await addApplication(member, checked(newApplication, { candidateId: id, jobId: textOf(form, "jobId") }));
      return { title: "Added to the Job", variant: "success" };
    },
  },
  hold: {
    ability: "erase",
    work: async (member, id, form) => {
      await setLegalHold(member, id, textOf(form, "reason"));
      return { title: "Legal Hold Set" };
    },
  },
  release: {
    ability: "erase",
    work: async (member, id) => {
      await releaseLegalHold(member, id);
      return { title: "Legal Hold Released" };
    },
  },
};

export async function actOnCandidate(arrival: {
  request: Request;
  context: AppLoadContext;
  params: Record<string, string | undefined>;
}) {
  const id = idOf(arrival.params.id);
  const form = await formOf(arrival.request);
  const intent = textOf(form, "intent");
  const here = `/ats/candidates/${id}`;
  if (intent === "erase") {
    const member = await hiring(arrival, "erase");
    const { status, reason } = await requestErasure(member, id);
    if (status === "done") return redirectTo("/ats/candidates", { toast: { title: "Candidate Erased" } });
    return redirectTo(here, {
      toast: { title: "Erasure Waits", description: `${reason} It is done automatically once nothing prevents it.` },
    });
  }
  if (intent === "remove") {
    const member = await hiring(arrival, "administer");
    return actAndReturn(form, here, async () => {
      await removeCandidate(member, id);
      throw redirectTo("/ats/candidates", { toast: { title: "Candidate Removed" } });
    });
  }
  const act = ACTS[intent];
  if (!act) throw new Response("This form is not known.", { status: 400 });
  const member = await hiring(arrival, act.ability);
  return actAndReturn(form, here, () => act.work(member, id, form));
}

/** Fields that were filled in; an empty one was left out. */
const filled = (form: FormData, names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, textOf(form, name)]).filter(([, value]) => value !== ""));
