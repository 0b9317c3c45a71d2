import { z } from "zod";
import type { Block } from "./content";

export type MailCategory = "transactional" | "alert" | "notice";

/** Secrets are texts only: links with proofs, codes, temporary passwords. */
type SecretsSchema = z.ZodObject<Record<string, z.ZodType<string | undefined>>>;

export type MailTemplate<Data extends z.ZodObject = z.ZodObject, Secrets extends SecretsSchema = SecretsSchema> = {
  category: MailCategory;
  /** 1 leaves first. People wait for 1; digests are 9. */
  priority: number;
  /** After so many minutes the mail says nothing true any more and is given up. */
  usefulMinutes?: number;
  data: Data;
  secrets: Secrets;
  /**
   * Told to many in the same words: the body is drawn once and each reader's name and links are put in. Only for a template
   * that puts `firstName` and its secrets into the text as they are.
   */
  isShared?: boolean;
  /** Made without the secrets: the subject is stored and shown in lists. */
  subject: (data: z.output<Data>) => string;
  content: (data: z.output<Data>, secrets: z.output<Secrets>) => Block[];
};

type Given<Data extends z.ZodObject, Secrets extends SecretsSchema> = Pick<
  MailTemplate<Data, Secrets>,
  "subject" | "content"
> &
  Partial<Pick<MailTemplate, "category" | "priority" | "usefulMinutes" | "isShared">> & {
    data: Data;
    secrets?: Secrets;
  };

const noSecrets = z.object({});

/** Declares a mail; without a word about it, it is transactional and of middle urgency. */
export function defineMail<Data extends z.ZodObject, Secrets extends SecretsSchema = typeof noSecrets>(
  given: Given<Data, Secrets>,
): MailTemplate<Data, Secrets> {
  return {
    category: "transactional",
    priority: 5,
    // A template that declares no secrets has the empty schema, which is what `Secrets` stands for then.
    secrets: noSecrets as unknown as Secrets,
    ...given,
  };
}
