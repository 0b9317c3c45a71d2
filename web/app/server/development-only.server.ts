import { config } from "~/platform/config";

/** A tool for developers is simply not there in production (decision 36). */
export function developmentOnly(): void {
  if (!config().DEV_TOOLS) throw new Response("Not Found", { status: 404 });
}
