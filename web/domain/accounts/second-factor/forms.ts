import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { givenPasswordField, requiredLine } from "../fields/person-fields";

const CODE_MISSING = "Enter the code that your app shows now.";
/** Apps show a space in the middle. */
const codeField = z
  .string({ error: CODE_MISSING })
  .transform((typed) => typed.replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, "The code has six digits."));

const tickedField = z.union([z.boolean(), z.literal("on").transform(() => true)]).optional();

const proofs = {
  code: codeField.optional(),
  recoveryCode: z.string().min(1, "Enter one of your recovery codes.").max(100).optional(),
  rememberBrowser: tickedField,
};

type Proofs = { code?: string; recoveryCode?: string; passkey?: AuthenticationResponseJSON };

const oneOfThem = ({ code, recoveryCode, passkey }: Proofs, context: z.RefinementCtx) => {
  if (code !== undefined || recoveryCode !== undefined || passkey !== undefined) return;
  context.addIssue({ code: "custom", path: ["code"], message: CODE_MISSING });
};

/** One of the proofs that a program can give. */
export const secondStepForm = z.object(proofs).superRefine(oneOfThem);

/** What a passkey answers, as the browser's library writes it; what it says is checked by the server's library. */
const answerField = <Answer extends object>() =>
  z
    .string()
    .max(20_000)
    .transform((text, context): Answer => {
      const read = readAnswer(text);
      if (!read) context.addIssue({ code: "custom", message: "This is no answer of a passkey." });
      return read as Answer;
    });

function readAnswer(text: string): { id: string; response: object } | null {
  try {
    const { id, response, ...rest } = JSON.parse(text);
    return typeof id === "string" && typeof response === "object" && response ? { id, response, ...rest } : null;
  } catch {
    return null;
  }
}

export const passkeyUsed = answerField<AuthenticationResponseJSON>();

/** One of the proofs that a browser can give. */
export const secondStepScreenForm = z.object({ ...proofs, passkey: passkeyUsed.optional() }).superRefine(oneOfThem);
export type SecondStepForm = Proofs & { rememberBrowser?: boolean };

const currentPassword = givenPasswordField.optional();

export const factorStartForm = z.object({ currentPassword });
const name = requiredLine("Name", 60);
export const factorConfirmForm = z.object({ code: codeField, name });
export const passkeyConfirmForm = z.object({ passkey: answerField<RegistrationResponseJSON>(), name });
export const factorRemovalForm = z.object({ id: z.coerce.number().int().positive(), currentPassword });
export const newCodesForm = z.object({ currentPassword });
