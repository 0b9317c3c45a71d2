import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { DuplicateScreen } from "~/app/areas/hiring/candidates/duplicate-screen";
import { hiring, may, rightsOf } from "~/app/areas/hiring/hiring.server";
import { act, acts } from "~/app/server/acts.server";
import { rowId } from "~/app/server/form-fields.server";
import { findDuplicates, markDistinct, mergeCandidates, recentMerges, undoMerge } from "~/domain/hiring/candidates";

export const meta: MetaFunction = () => [{ title: "Duplicates · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "candidates:read");
  const [pairs, merges] = await Promise.all([findDuplicates(member), recentMerges(member)]);
  return { pairs, merges, canWrite: rightsOf(member, "candidates:write")["candidates:write"] };
}

const pair = z.object({ keptId: rowId, mergedId: rowId });

export const action = acts(
  may("candidates:write"),
  {
    undo: act({
      schema: z.object({ mergeId: rowId }),
      call: (member, { mergeId }) => undoMerge(member, mergeId),
      said: { title: "Merge Undone", description: "Both records are back." },
    }),
    distinct: act({
      schema: pair,
      call: (member, { keptId, mergedId }) => markDistinct(member, keptId, mergedId),
      said: { title: "Two People", description: "This pair is not shown again." },
    }),
    merge: act({
      schema: pair,
      call: (member, { keptId, mergedId }) => mergeCandidates(member, keptId, mergedId),
      said: { title: "Records Merged", description: "It can be undone below." },
    }),
  },
  { back: "/ats/candidates/duplicates" },
);

export default function Duplicates() {
  return <DuplicateScreen {...useLoaderData<typeof loader>()} />;
}
