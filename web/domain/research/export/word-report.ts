import {
  Bookmark,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from "docx";
import { dayText } from "../day-text";
import type { FullCase, FullLaw } from "../search/types";
import { checkedText, DISCLAIMER, placeOfLaw, type Report, STATUS_TEXT, trustText } from "./report";
import { type Entry, wordContents } from "./word-contents";

/** The report as a Word document with headings, table of contents, linked citations, header and page numbers. */
export async function wordReport(report: Report): Promise<Buffer> {
  const outline: Entry[] = [];
  const parts = [...answerPart(report, outline), ...lawPart(report.laws, outline), ...casePart(report.cases, outline)];
  const document = new Document({
    creator: "Statewise",
    title: `Employment law report: ${report.question}`.slice(0, 250),
    features: { updateFields: true },
    sections: [
      {
        headers: { default: new Header({ children: [small(`Statewise · ${report.place}`)] }) },
        footers: { default: new Footer({ children: [small(DISCLAIMER), pageNumbers()] }) },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, text: "Employment law report" }),
          body(report.question),
          small(
            `Place: ${report.place}. Made ${dayText(report.madeAt)}. Records checked as of ${report.asOf ?? "a date not known"}.`,
          ),
          ...(outline.length > 0 ? [wordContents(outline)] : []),
          ...parts,
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function answerPart({ answer, assessment, citations }: Report, outline: Entry[]): Paragraph[] {
  if (answer.length === 0) return [];
  const title = heading(outline, "Quick answer", 1);
  const risk = assessment
    ? [
        heading(outline, "Risk", 2),
        body(`${assessment.overallRisk}. ${assessment.keyRiskAreas}`),
        ...(assessment.totalPenaltyRange ? [body(`Penalties: ${assessment.totalPenaltyRange}`)] : []),
        ...(assessment.potentialDamages ? [body(assessment.potentialDamages)] : []),
        heading(outline, "Recommended actions", 2),
        ...assessment.recommendedActions.map(bullet),
      ]
    : [];
  return [
    title,
    ...answer.map(body),
    ...citations.map(({ ref, title, citation }) => small(`[${ref}] ${title}${citation ? `, ${citation}` : ""}`)),
    ...risk,
  ];
}

function lawPart(laws: FullLaw[], outline: Entry[]): Paragraph[] {
  if (laws.length === 0) return [];
  return [heading(outline, "Laws", 1), ...laws.flatMap((law) => lawParagraphs(law, outline))];
}

function lawParagraphs(law: FullLaw, outline: Entry[]): Paragraph[] {
  const facts = [
    placeOfLaw(law),
    STATUS_TEXT[law.status],
    law.verifiedAsOf ? `checked as of ${checkedText(law)}` : null,
    trustText(law),
  ];
  return [
    heading(outline, law.title, 2),
    linked(law.citation ?? "No citation", law.referenceUrl),
    small(facts.filter(Boolean).join(" · ")),
    body(law.summary),
    ...law.requirementDetails.map(({ text, pin }) => bullet(pin ? `${text} (${pin})` : text)),
    ...law.penalties.map((text) => bullet(`Penalty: ${text}`)),
  ];
}

function casePart(cases: FullCase[], outline: Entry[]): Paragraph[] {
  if (cases.length === 0) return [];
  return [
    heading(outline, "Cases", 1),
    ...cases.flatMap((found) => [
      heading(outline, found.name, 2),
      linked(found.citation ?? "No citation", found.referenceUrl),
      small(
        `${found.court} · ${found.year} · ${found.outcome}${found.citationVerified ? "" : " · citation not verified"}`,
      ),
      body(found.summary),
    ]),
  ];
}

function heading(outline: Entry[], text: string, level: 1 | 2): Paragraph {
  const id = `_Toc${outline.length + 1}`;
  outline.push({ id, text, level });
  return new Paragraph({
    heading: level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
    children: [new Bookmark({ id, children: [new TextRun(text)] })],
  });
}

const body = (text: string): Paragraph => new Paragraph({ text, spacing: { after: 120 } });
const bullet = (text: string): Paragraph => new Paragraph({ text, bullet: { level: 0 } });
const small = (text: string): Paragraph =>
  new Paragraph({ children: [new TextRun({ text, size: 18, color: "5F6C84" })], spacing: { after: 100 } });

function linked(text: string, url: string | null): Paragraph {
  if (!url) return small(text);
  return new Paragraph({
    children: [new ExternalHyperlink({ link: url, children: [new TextRun({ text, style: "Hyperlink" })] })],
  });
}

const pageNumbers = (): Paragraph =>
  new Paragraph({
    children: [new TextRun({ children: ["Page ", PageNumber.CURRENT, " of ", PageNumber.TOTAL_PAGES], size: 18 })],
  });
