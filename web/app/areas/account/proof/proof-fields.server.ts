import { z } from "zod";
import { passkeyUsed } from "~/domain/accounts";

export const PROVE_INTENT = "prove";

export const proofScreenForm = z
  .object({
    proofPassword: z.string().max(200).optional(),
    proofCode: z.string().max(20).optional(),
    proofPasskey: passkeyUsed.optional(),
  })
  .refine(({ proofPassword, proofCode, proofPasskey }) => proofPassword || proofCode || proofPasskey, {
    error: "Enter your current password, or a code of your app.",
    path: ["proofPassword"],
  });
