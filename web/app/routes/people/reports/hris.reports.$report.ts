import type { LoaderFunctionArgs } from "@remix-run/node";
import { reportDownload } from "~/app/areas/people/reports/reports.server";

export const loader = (arrival: LoaderFunctionArgs) => reportDownload(arrival);
