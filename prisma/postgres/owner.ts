import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";

export type Owner = { uid: number; gid: number; name: string };

/**
 * The system user that PostgreSQL runs as. PostgreSQL refuses to run as root, so root steps down to
 * `postgres`, made when missing, else to `nobody`; everybody else runs it as themselves.
 */
export function postgresOwner(): Owner | null {
  if (process.platform === "win32" || process.getuid?.() !== 0) return null;
  const existing = systemUser("postgres");
  if (existing) return existing;
  try {
    execFileSync(
      "useradd",
      ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", "postgres"],
      {
        stdio: "ignore",
      },
    );
  } catch {
    // No useradd here (a minimal container): nobody is there on every Unix.
  }
  const owner = systemUser("postgres") ?? systemUser("nobody");
  if (!owner) {
    throw new Error("PostgreSQL cannot run as root and no other system user was found: create a user named postgres.");
  }
  return owner;
}

function systemUser(name: string): Owner | null {
  const row = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .find(([user]) => user === name);
  return row ? { name, uid: Number(row[2]), gid: Number(row[3]) } : null;
}

/** Whether the owner can walk down to a folder: a 0700 home such as root's keeps everybody else out. */
export function canReach(owner: Owner, folder: string): boolean {
  const parts = path.resolve(folder).split(path.sep).filter(Boolean);
  let current: string = path.sep;
  for (const part of ["", ...parts]) {
    current = path.join(current, part);
    const info = statSync(current, { throwIfNoEntry: false });
    if (!info) return true;
    const bit = info.uid === owner.uid ? 0o100 : info.gid === owner.gid ? 0o010 : 0o001;
    if ((info.mode & bit) === 0) return false;
  }
  return true;
}
