import { chmod, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";
import { UsageError } from "./errors";

export type Profile = {
  url: string;
  apiKey?: string;
  email?: string;
  scopes?: string[];
  expiresAt?: string | null;
  /** The last key that was given was refused, and no other is known. */
  refusedAt?: string;
};
export type Profiles = { current: string; profiles: Record<string, Profile> };

export const DEFAULT_PROFILE = "default";

/** Where profiles are kept: the folder of the XDG rules, on Windows that of applications. */
export function profilesFile(environment: NodeJS.ProcessEnv = process.env): string {
  const windows = process.platform === "win32" ? environment.APPDATA : undefined;
  const folder = environment.XDG_CONFIG_HOME || windows || path.join(homedir(), ".config");
  return path.join(folder, "statewise", "profiles.json");
}

export async function readProfiles(): Promise<Profiles> {
  const file = profilesFile();
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) return { current: DEFAULT_PROFILE, profiles: {} };
  try {
    const { current = DEFAULT_PROFILE, profiles = {} } = JSON.parse(text) as Partial<Profiles>;
    return { current, profiles };
  } catch {
    throw new UsageError(`${file} is not valid JSON. Mend it, or remove it and sign in again.`);
  }
}

/** Only the user may read it, from the first moment on; a crash leaves the old file. */
export async function writeProfiles(profiles: Profiles): Promise<void> {
  const file = profilesFile();
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, `${JSON.stringify(profiles, null, 2)}\n`, { mode: 0o600 });
  await chmod(partial, 0o600);
  await rename(partial, file);
}
