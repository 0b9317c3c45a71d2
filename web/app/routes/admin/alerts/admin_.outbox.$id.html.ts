import type { LoaderFunctionArgs } from "@remix-run/node";
import { mailPicture } from "~/app/areas/admin/alerts/alerts.server";

export const loader = (arrival: LoaderFunctionArgs) => mailPicture(arrival);
