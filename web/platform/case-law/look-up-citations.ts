import { z } from "zod";
import { SECOND_MS } from "../clock";
import { config } from "../config";
import { fetchOutside } from "../http/http-client";

const DEFAULT_URL = "https://www.courtlistener.com";
/** The service takes 250 citations a request. */
export const MOST_CITATIONS = 250;

const answerSchema = z.array(
  z.object({
    citation: z.string(),
    status: z.int(),
    error_message: z.string().nullish(),
    clusters: z.array(z.object({ absolute_url: z.string(), case_name: z.string(), date_filed: z.string().nullish() })),
  }),
);

export type FoundCitation = {
  citation: string;
  /** 200 found, 300 several cases, 404 no such page, 400 no such reporter, 429 beyond the limit of one request. */
  status: number;
  cases: { name: string; year: number | null; url: string }[];
};

/** Looks reporter citations up at CourtListener; needs COURTLISTENER_TOKEN. */
export async function lookUpCitations(citations: string[]): Promise<FoundCitation[]> {
  const { COURTLISTENER_URL = DEFAULT_URL, COURTLISTENER_TOKEN } = config();
  const origin = new URL(COURTLISTENER_URL).origin;
  const { json } = await fetchOutside(`${origin}/api/rest/v4/citation-lookup/`, {
    method: "POST",
    headers: { authorization: `Token ${COURTLISTENER_TOKEN}` },
    body: new URLSearchParams({ text: citations.slice(0, MOST_CITATIONS).join("\n") }),
    accept: "application/json",
    timeoutMs: 60 * SECOND_MS,
    // Reading only, although it is a POST.
    retries: 2,
  });
  return answerSchema.parse(json()).map(({ citation, status, clusters }) => ({
    citation,
    status,
    cases: clusters.map(({ case_name, date_filed, absolute_url }) => ({
      name: case_name,
      year: date_filed ? Number(date_filed.slice(0, 4)) : null,
      url: new URL(absolute_url, origin).href,
    })),
  }));
}
