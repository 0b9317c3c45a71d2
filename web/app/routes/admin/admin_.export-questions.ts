import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { questionExport } from "~/app/areas/admin/questions/questions-screen.server";

export const loader = () => redirect("/admin/questions");

export const action = (arrival: ActionFunctionArgs) => questionExport(arrival);
