import { ProofNeeded } from "~/domain/access";
import { orErrorScreen } from "./domain-errors.server";
import { toProof } from "./proof.server";

/** What a file is made of; without a proof it waits for one, and `back` is the screen that it is asked for from. */
export const forFile = <T>(work: Promise<T>, back: string, form?: FormData): Promise<T> =>
  orErrorScreen(
    work.catch(async (error) => {
      if (error instanceof ProofNeeded) throw await toProof(error, { form, back });
      throw error;
    }),
  );

/** One person's data as a file that no cache keeps. */
export async function personalFile(content: Promise<string>, name: string, back: string): Promise<Response> {
  return new Response(await forFile(content, back), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${name}.json"`,
      "cache-control": "private, no-store",
    },
  });
}
