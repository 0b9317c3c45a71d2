import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { personalFile } from "~/app/server/personal-file.server";
import { signedIn } from "~/app/server/principal.server";
import { exportOwnData } from "~/domain/accounts";

export const loader = () => redirect("/profile");

/** One's own data as a file; a plain form, so that the browser saves it. */
export async function action(arrival: ActionFunctionArgs) {
  const principal = await signedIn(arrival);
  return personalFile(exportOwnData(principal), "my-data", "/profile");
}
