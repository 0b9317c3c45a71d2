import type { MetaFunction } from "@remix-run/node";
import { PlannedModules } from "~/app/screens/hris/planned-modules";

export const meta: MetaFunction = () => [{ title: "HRIS · Statewise" }];

export default PlannedModules;
