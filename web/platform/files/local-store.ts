import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { FileStore } from "./store";

/** Files in a folder of the data directory, spread over sub-folders by the first letters of the key. */
export function localStore(folder: string): FileStore {
  const placeOf = (key: string) => path.join(folder, key.slice(0, 2), key);
  return {
    async put(key, spooled) {
      const place = placeOf(key);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      await rename(spooled.path, place);
      await syncFolder(path.dirname(place));
    },
    async open(key) {
      const found = await stat(placeOf(key)).catch(absent);
      return found && { sizeBytes: found.size, chunks: whenRead(placeOf(key)) };
    },
    async remove(key) {
      await rm(placeOf(key), { force: true });
    },
    async has(key) {
      return (await stat(placeOf(key)).catch(absent)) !== null;
    },
  };
}

/** Opened with the first piece: a file that nobody reads in the end holds nothing open. */
async function* whenRead(place: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(place);
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

/** A renamed file survives a power cut only when its folder was written, too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
