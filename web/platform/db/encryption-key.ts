import { encryptionKey } from "../config";
import { keyCheck } from "../crypto";
import { pool } from "./pool";

/** Under this name the database keeps the check value of the key that its values are encrypted with. */
export const KEY_SETTING = "encryption-key-check";

/** Whether this process writes what the others can read; a key may be changed under it. */
export async function hasKeyOfDatabase(): Promise<boolean> {
  const { rows } = await pool().query<{ value: string }>("select value from settings where key = $1", [KEY_SETTING]);
  return !rows[0] || rows[0].value === keyCheck(encryptionKey());
}
