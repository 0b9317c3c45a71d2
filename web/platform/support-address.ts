import { config } from "./config";

/** Where people write to for help; null while it is the default, which reaches nobody and is shown to nobody. */
export function supportAddress(): string | null {
  const { SUPPORT_EMAIL } = config();
  return /@localhost(\.localdomain)?$/.test(SUPPORT_EMAIL) ? null : SUPPORT_EMAIL;
}
