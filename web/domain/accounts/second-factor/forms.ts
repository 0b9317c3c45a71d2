import { z } from "zod";
import { givenPasswordField, requiredLine } from "../fields/person-fields";

const CODE_MISSING = "Enter the code that your app shows now.";
/** Apps show a space in the middle. */
const codeField = z
  .string({ error: CODE_MISSING })
  .transform((typed) => typed.replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, "The code has six digits."));

const tickedField = z.union([z.boolean(), z.literal("on").transform(() => true)]).optional();

/** One of the two proofs. */
export const secondStepForm = z
  .object({
    code: codeField.optional(),
    recoveryCode: z.string().min(1, "Enter one of your recovery codes.").max(100).optional(),
    rememberBrowser: tickedField,
  })
  .superRefine(({ code, recoveryCode }, context) => {
    if (code === undefined && recoveryCode === undefined) {
      context.addIssue({ code: "custom", path: ["code"], message: CODE_MISSING });
    }
  });
export type SecondStepForm = z.output<typeof secondStepForm>;

const currentPassword = givenPasswordField.optional();

export const factorStartForm = z.object({ currentPassword });
export const factorConfirmForm = z.object({ code: codeField, name: requiredLine("Name", 60) });
export const factorRemovalForm = z.object({ id: z.coerce.number().int().positive(), currentPassword });
export const newCodesForm = z.object({ currentPassword });
