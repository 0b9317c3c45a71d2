import { z } from "zod";
import type { FlashToast, ToastMessage } from "~/app/ui/overlays/toast-context";
import { readCookie, writeCookie } from "~/domain/accounts";
import { randomToken, seal, unseal } from "~/platform/crypto";

const FLASH_COOKIE = "sw_flash";

const flash = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().optional(),
  variant: z.enum(["default", "success", "destructive"]).optional(),
});

/** A toast that outlives a redirect, for one page. */
export function flashCookie(toast: ToastMessage): string {
  const value = seal("flash", JSON.stringify({ ...toast, id: randomToken(6) }));
  return writeCookie(FLASH_COOKIE, value, { maxAgeSeconds: 60 });
}

export function readFlash(cookie: string | null): { toast: FlashToast | null; clear: string | null } {
  const sealed = readCookie(cookie, FLASH_COOKIE);
  if (!sealed) return { toast: null, clear: null };
  const parsed = flash.safeParse(parseJson(unseal("flash", sealed)));
  return { toast: parsed.success ? parsed.data : null, clear: writeCookie(FLASH_COOKIE, "", { maxAgeSeconds: 0 }) };
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
