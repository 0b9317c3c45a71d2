import { rmSync } from "node:fs";

export default async function stopServer(): Promise<void> {
  const pid = Number(process.env.E2E_SERVER_PID);
  if (!pid) return;
  process.kill(pid, "SIGTERM");
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 50));
  if (process.env.E2E_DATA_DIR) rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
