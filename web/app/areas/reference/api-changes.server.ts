import { livingApiVersions } from "~/platform/calendar/api-versions";
import { now } from "~/platform/clock";
import changelog from "../../../../openapi/changes.json";

/** The notes by version, what the comparison of two released documents found, and the dated versions that are answered today. */
export const apiChanges = () => ({ ...changelog, dated: livingApiVersions(now()) });

export type ApiChangesView = ReturnType<typeof apiChanges>;
