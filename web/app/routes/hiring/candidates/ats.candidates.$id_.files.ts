import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { may } from "~/app/areas/hiring/hiring.server";
import { act, onlyAct } from "~/app/server/acts.server";
import { idOf, uploadOf } from "~/app/server/form-fields.server";
import { addFiles } from "~/domain/hiring/candidates";
import { Invalid } from "~/platform/errors";

export const loader = ({ params }: ActionFunctionArgs) => redirect(`/ats/candidates/${idOf(params.id)}`);

/** Takes a further resume or degree of a candidate. */
export const action = onlyAct(
  may("candidates:write"),
  "add-files",
  act({
    call: async (member, _value, { id, form }) => {
      const files = { resume: await uploadOf(form, "resume"), degree: await uploadOf(form, "degree") };
      if (!files.resume && !files.degree) throw new Invalid("Choose a file first.");
      await addFiles(member, id, files);
      return files;
    },
    said: ({ resume, degree }) => ({
      title: "File Added",
      description: resume && !degree ? "Resume is being parsed..." : "Files are being processed...",
    }),
    failed: "Not uploaded",
  }),
  { back: ({ id }) => `/ats/candidates/${id}` },
);
