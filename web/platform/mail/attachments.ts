import { z } from "zod";
import { readFileBytes } from "../files/files";

const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;

const calendar = z.object({
  kind: z.literal("calendar"),
  filename: z.string(),
  /** As in the calendar's METHOD line. */
  method: z.enum(["REQUEST", "CANCEL", "PUBLISH"]),
  content: z.string(),
});
const stored = z.object({
  kind: z.literal("file"),
  filename: z.string(),
  mimeType: z.string(),
  storageKey: z.string(),
});
const attachment = z.discriminatedUnion("kind", [calendar, stored]);

/** An invitation, or a stored file that is read when the mail leaves. */
export type MailAttachment = z.infer<typeof attachment>;

export type LoadedAttachments = {
  icalEvent?: { filename: string; method: string; content: string };
  attachments: Array<{ filename: string; contentType: string; content: Buffer }>;
};

export async function loadAttachments(value: unknown): Promise<LoadedAttachments> {
  const loaded: LoadedAttachments = { attachments: [] };
  for (const item of z.array(attachment).parse(value ?? [])) {
    if (item.kind === "calendar") {
      const { filename, method, content } = item;
      loaded.icalEvent = { filename, method, content };
    } else {
      const bytes = await readFileBytes(item.storageKey, { maxBytes: MAX_ATTACHMENT_BYTES });
      loaded.attachments.push({ filename: item.filename, contentType: item.mimeType, content: Buffer.from(bytes) });
    }
  }
  return loaded;
}
