import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { customerExport } from "~/app/server/admin/customers-screen.server";

export const loader = () => redirect("/admin/dashboard");

export const action = (arrival: ActionFunctionArgs) => customerExport(arrival);
