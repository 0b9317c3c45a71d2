import { z } from "zod";
import { act, acts } from "~/app/server/acts.server";
import { checked } from "~/app/server/checked.server";
import { rowId, textOf } from "~/app/server/form-fields.server";
import {
  addNote,
  answerPrivacy,
  candidateChange,
  contactCandidate,
  contactForm,
  deleteNote,
  privacyAnswer,
  releaseLegalHold,
  removeCandidate,
  requestErasure,
  setLegalHold,
  updateCandidate,
} from "~/domain/hiring/candidates";
import { addApplication, newApplication } from "~/domain/hiring/recruiting";
import { may } from "../hiring.server";

const LIST = "/ats/candidates";
const tagsOf = candidateChange.pick({ tags: true });

/** Fields that were filled in; an empty one was left out. */
const filled = (form: FormData, names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, textOf(form, name)]).filter(([, value]) => value !== ""));

/** What the forms of a candidate's page do. */
export const actOnCandidate = acts(
  may("read"),
  {
    note: act({
      guard: may("candidates:write"),
      schema: z.object({ body: z.string().default(""), isPrivate: z.literal("on").optional() }),
      call: (member, { body, isPrivate }, { id }) => addNote(member, id, body, isPrivate === "on"),
      said: "Note Added",
    }),
    "delete-note": act({
      guard: may("candidates:write"),
      schema: z.object({ noteId: rowId }),
      call: (member, { noteId }, { id }) => deleteNote(member, id, noteId),
      said: "Note Deleted",
    }),
    contact: act({
      guard: may("candidates:write"),
      schema: contactForm,
      read: (form) => filled(form, ["templateId", "applicationId", "subject", "body"]),
      call: (member, wish, { id }) => contactCandidate(member, id, wish),
      said: "Mail Sent",
    }),
    tags: act({
      guard: may("candidates:write"),
      schema: tagsOf,
      read: (form) => ({ tags: textOf(form, "tags") }),
      call: (member, wish, { id }) => updateCandidate(member, id, wish),
      said: "Tags Saved",
    }),
    status: act({
      guard: may("candidates:write"),
      schema: z.object({ active: z.string().default("") }),
      call: (member, { active }, { id }) => updateCandidate(member, id, { isActive: active === "yes" }),
      said: (_changed, { active }) => ({
        title: active === "yes" ? "Candidate Is Active" : "Candidate Is Inactive",
      }),
    }),
    apply: act({
      guard: may("applications:write"),
      schema: z.object({ jobId: z.string().default("") }),
      call: (member, { jobId }, { id }) => addApplication(member, checked(newApplication, { candidateId: id, jobId })),
      said: "Added to the Job",
    }),
    hold: act({
      guard: may("erase"),
      schema: z.object({ reason: z.string().default("") }),
      call: (member, { reason }, { id }) => setLegalHold(member, id, reason),
      said: "Legal Hold Set",
    }),
    release: act({
      guard: may("erase"),
      call: (member, _value, { id }) => releaseLegalHold(member, id),
      said: "Legal Hold Released",
    }),
    erase: act({
      guard: may("erase"),
      call: (member, _value, { id }) => requestErasure(member, id),
      said: ({ status, reason }) =>
        status === "done"
          ? { title: "Candidate Erased", to: LIST }
          : {
              title: "Erasure Waits",
              description: `${reason} It is done automatically once nothing prevents it.`,
              variant: "default",
            },
    }),
    "answer-privacy": act({
      guard: may("erase"),
      schema: privacyAnswer,
      call: (member, wish, { id }) => answerPrivacy(member, id, wish),
      said: (_done, { answer }) => ({ title: answer === "release" ? "Copy Released" : "Request Refused" }),
    }),
    remove: act({
      guard: may("administer"),
      call: (member, _value, { id }) => removeCandidate(member, id),
      said: { title: "Candidate Removed", to: LIST },
    }),
  },
  { back: ({ id }) => `${LIST}/${id}` },
);
