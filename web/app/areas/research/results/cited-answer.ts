import type { RiskAssessment } from "~/domain/research";

type Cited = Pick<RiskAssessment["citations"][number], "ref" | "caseId" | "slug" | "title">;

/** The page of what is cited. */
export const lawOrCase = ({ caseId, slug }: Pick<Cited, "caseId" | "slug">): string =>
  caseId === undefined ? `/laws/${slug}` : `/cases/${slug}`;

/** The answer with its references as links: without a script they lead to the record, with one they open the proof. */
export function linkedAnswer(html: string, citations: Cited[]): string {
  return html.replace(
    /(<sup class="cite" data-ref="(\d+)">)\d+(<\/sup>)/g,
    (whole, open: string, ref: string, close: string) => {
      const cited = citations.find((one) => String(one.ref) === ref);
      if (!cited) return whole;
      const name = escaped(`Source ${ref}: ${cited.title}`);
      return `${open}<a href="${escaped(lawOrCase(cited))}" data-ref="${ref}" aria-label="${name}">${ref}</a>${close}`;
    },
  );
}

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
