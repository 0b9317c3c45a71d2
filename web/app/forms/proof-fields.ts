/** Names that no other form has: at the screen that asks for a proof those of the form that waits stand beside them. */
export const PROOF_FIELDS: readonly string[] = ["proofPassword", "proofCode", "proofPasskey"];

/** Where the form that waits is sent on to, for when the session ends there. */
export const PROOF_PATH = "proofPath";
