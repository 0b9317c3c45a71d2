import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { customerExport } from "~/app/areas/admin/customers/customers-screen.server";

export const loader = () => redirect("/admin/dashboard");

export const action = (arrival: ActionFunctionArgs) => customerExport(arrival);
