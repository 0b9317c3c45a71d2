import { z } from "zod";
import { givenPasswordField } from "../fields/person-fields";

/** The password is asked for where the sign-in was a while ago. */
const proof = { currentPassword: givenPasswordField.optional() };

export const linkForm = z.object(proof);
export const unlinkForm = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647), ...proof });
