import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { act, acts, itself } from "~/app/server/acts.server";
import { staff, staffMay } from "~/app/server/principal.server";
import { isAdministrator } from "~/domain/access";
import { clearVisitorTrial } from "~/domain/accounts";
import { clearOwnAccess, systemState } from "~/domain/admin";
import { config } from "~/platform/config";
import { CLEAR_ALL_ACCESS } from "./intent";

export async function systemView(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "system:read");
  const hasTools = config().DEV_TOOLS && isAdministrator(principal);
  return { state: await systemState(principal), hasTools };
}

/** 'Clear All Access' (decision 60): there in development only. */
export const systemAction = acts(staffMay("system:read"), {
  [CLEAR_ALL_ACCESS]: act({
    schema: z.object({}),
    failed: { title: "Not Cleared", description: "This is a tool of development." },
    said: itself,
    call: async (principal, _form, { arrival }) => {
      await clearOwnAccess(principal);
      await clearVisitorTrial(arrival.request.headers.get("cookie"));
      const description = "The visitor trial of this browser and your test grants have ended.";
      return { title: "All Access Cleared", description };
    },
  }),
});
