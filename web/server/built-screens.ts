import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/server-runtime";
import { projectRoot } from "~/platform/root";

/** The screens as Remix built them. The built server holds them in its own file: `start/bundle.mjs` puts them in here. */
export const readBuiltScreens = (): Promise<ServerBuild> =>
  import(pathToFileURL(path.join(projectRoot, "build", "server", "index.js")).href);
