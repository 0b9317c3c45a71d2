import type { LoaderFunctionArgs } from "@remix-run/node";
import { mailPicture } from "~/app/server/admin/alerts.server";

export const loader = (arrival: LoaderFunctionArgs) => mailPicture(arrival);
