import { ProofNeeded } from "~/domain/access";
import { ProductError } from "~/platform/errors";
import { toProof } from "./proof.server";

/** Turns what the domain refuses into the answer that the error screen shows; anything else stays an unexpected error. */
export async function orErrorScreen<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProofNeeded) throw await toProof(error);
    if (!(error instanceof ProductError)) throw error;
    throw new Response(error.message, { status: error.status });
  }
}
