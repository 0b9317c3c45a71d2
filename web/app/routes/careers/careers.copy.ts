import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { personalFile } from "~/app/server/personal-file.server";
import { ownCopy } from "~/domain/hiring/careers";

export const loader = () => redirect("/careers");

/** The copy that was released to who applied, by the link of the mail; a plain form, so that the browser saves it. */
export function action({ request }: ActionFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token")?.slice(0, 200) ?? "";
  return personalFile(ownCopy(token), "my-application-data", "/careers");
}
