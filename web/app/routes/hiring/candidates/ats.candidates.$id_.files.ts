import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { actAndReturn, idOf, uploadOf } from "~/app/areas/hiring/act.server";
import { hiring } from "~/app/areas/hiring/hiring.server";
import { formOf } from "~/app/server/form.server";
import { addFiles } from "~/domain/hiring";
import { Invalid } from "~/platform/errors";

export const loader = ({ params }: ActionFunctionArgs) => redirect(`/ats/candidates/${idOf(params.id)}`);

/** Takes a further resume or degree of a candidate. */
export async function action(arrival: ActionFunctionArgs) {
  const id = idOf(arrival.params.id);
  const member = await hiring(arrival, "candidates:write");
  const form = await formOf(arrival.request);
  const files = { resume: await uploadOf(form, "resume"), degree: await uploadOf(form, "degree") };
  return actAndReturn(
    form,
    `/ats/candidates/${id}`,
    async () => {
      if (!files.resume && !files.degree) throw new Invalid("Choose a file first.");
      await addFiles(member, id, files);
      const description = files.resume && !files.degree ? "Resume is being parsed..." : "Files are being processed...";
      return { title: "File Added", description, variant: "success" };
    },
    "Not uploaded",
  );
}
