import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { actAndReturn, idOf, textOf } from "~/app/areas/hiring/act.server";
import { DuplicateScreen } from "~/app/areas/hiring/candidates/duplicate-screen";
import { hiring, rightsOf } from "~/app/areas/hiring/hiring.server";
import { formOf } from "~/app/server/form.server";
import { findDuplicates, markDistinct, mergeCandidates, recentMerges, undoMerge } from "~/domain/hiring";

export const meta: MetaFunction = () => [{ title: "Duplicates · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "candidates:read");
  const [pairs, merges] = await Promise.all([findDuplicates(member), recentMerges(member)]);
  return { pairs, merges, canWrite: rightsOf(member, "candidates:write")["candidates:write"] };
}

export async function action(arrival: ActionFunctionArgs) {
  const member = await hiring(arrival, "candidates:write");
  const form = await formOf(arrival.request);
  const field = (name: string) => idOf(textOf(form, name));
  return actAndReturn(form, "/ats/candidates/duplicates", async () => {
    const intent = textOf(form, "intent");
    if (intent === "undo") {
      await undoMerge(member, field("mergeId"));
      return { title: "Merge Undone", description: "Both records are back." };
    }
    if (intent === "distinct") {
      await markDistinct(member, field("keptId"), field("mergedId"));
      return { title: "Two People", description: "This pair is not shown again." };
    }
    await mergeCandidates(member, field("keptId"), field("mergedId"));
    return { title: "Records Merged", description: "It can be undone below." };
  });
}

export default function Duplicates() {
  return <DuplicateScreen {...useLoaderData<typeof loader>()} />;
}
