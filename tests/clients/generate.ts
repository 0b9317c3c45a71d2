import { spawnSync } from "node:child_process";
import path from "node:path";
import { toolCache, toolOf } from "../../openapi/tools";
import { projectRoot } from "../../web/platform/root";

/** A client by @hey-api/openapi-ts, beside the tool that made it. */
const document = path.join(projectRoot, "openapi/openapi.json");
const args = ["-i", document, "-o", path.join(toolCache, "client"), "-c", "@hey-api/client-fetch", "--silent"];
const { status } = spawnSync(toolOf("openapi-ts"), args, { cwd: toolCache, stdio: "inherit" });
if (status !== 0) throw new Error("The other client could not be made.");
