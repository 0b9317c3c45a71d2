import { ProductError } from "~/platform/errors";

/** Turns what the domain refuses into the answer that the error screen shows; anything else stays an unexpected error. */
export async function orErrorScreen<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    throw new Response(error.message, { status: error.status });
  }
}
