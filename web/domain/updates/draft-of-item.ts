import { HOUR_MS } from "~/platform/clock";
import type { SourceItem } from "~/platform/sources/types";
import { categoryOf } from "./classify-item";
import { dedupeKeyOf, titleKey } from "./store-update";
import { touchedLaws } from "./touched-laws";
import type { UpdateDraft } from "./types";
import { weighItem } from "./weigh-update";

/** What in a press release speaks of law and not of one employer's case. */
const OF_LAW =
  /\b(final rule|proposed rule|rulemaking|guidance|interpretation|opinion letters?|fact sheets?|effective|takes effect|regulations?|minimum wage|penalty amounts?|civil penalties|deadline|new form|poster|enforcement policy|rescind\w*|withdraw\w*)\b/i;

/** An item of a source as an update: subject, weight, the records it touches, and whether somebody should look first. */
export async function draftOfItem(source: string, item: SourceItem, at: Date): Promise<UpdateDraft> {
  const laws = await touchedLaws(item.jurisdiction, item);
  const category = categoryOf(item) ?? laws[0]?.category ?? null;
  const { riskLevel, riskBasis } = weighItem(item, laws, at);
  return {
    kind: "source",
    externalId: item.externalId.slice(0, 255),
    dedupeKey: dedupeKeyOf(
      "source",
      item.jurisdiction,
      titleKey(item.title),
      item.publishedOn ?? `${source}:${item.externalId}`,
    ),
    title: item.title,
    description: item.summary || item.title,
    timestamp: momentOf(item, at),
    riskLevel,
    riskBasis,
    jurisdiction: item.jurisdiction,
    city: null,
    category: category ?? "Compliance and Reporting",
    agency: item.agency,
    effectiveDate: item.effectiveOn,
    commentsCloseOn: item.commentsCloseOn,
    publishedOn: item.publishedOn,
    sourceUrl: item.url,
    citations: [...new Set([...item.citations, ...item.aliases])],
    cfrParts: item.cfrParts,
    status: isSure(item, category !== null) ? "approved" : "pending",
    lawIds: laws.map(({ id }) => id),
    matchedBy: "citation",
  };
}

/** The morning of its day in the East, but never later than now; what names no true day is as old as its finding. */
function momentOf({ publishedOn }: SourceItem, at: Date): Date {
  if (!publishedOn) return at;
  const morning = new Date(Date.parse(`${publishedOn}T00:00:00Z`) + 13 * HOUR_MS);
  return morning < at ? morning : at;
}

/**
 * Rules and regulations of a known subject go out by themselves, news only where they speak of law. Bills, decisions, and
 * whatever names no subject or no day wait for an administrator.
 */
function isSure({ kind, title, summary, publishedOn }: SourceItem, hasSubject: boolean): boolean {
  if (!hasSubject || !publishedOn) return false;
  if (kind === "rule" || kind === "proposed_rule" || kind === "regulation") return true;
  return kind === "news" && OF_LAW.test(`${title} ${summary}`);
}
