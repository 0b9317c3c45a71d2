import {
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  TableOfContents,
  TextRun,
} from "docx";
import type { FullCase, FullLaw } from "../search/types";
import { DISCLAIMER, placeOfLaw, type Report, STATUS_TEXT, trustText } from "./report";

/** The report as a Word document with headings, table of contents, linked citations, header and page numbers. */
export async function wordReport(report: Report): Promise<Buffer> {
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
            `Place: ${report.place}. Made ${day(report.madeAt)}. Records checked as of ${report.asOf ?? "a date not known"}.`,
          ),
          new TableOfContents("Contents", { hyperlink: true, headingStyleRange: "1-2" }),
          ...answerPart(report),
          ...lawPart(report.laws),
          ...casePart(report.cases),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function answerPart({ answer, assessment, citations }: Report): Paragraph[] {
  if (answer.length === 0) return [];
  const risk = assessment
    ? [
        heading("Risk", 2),
        body(`${assessment.overallRisk}. ${assessment.keyRiskAreas}`),
        ...(assessment.totalPenaltyRange ? [body(`Penalties: ${assessment.totalPenaltyRange}`)] : []),
        ...(assessment.potentialDamages ? [body(assessment.potentialDamages)] : []),
        heading("Recommended actions", 2),
        ...assessment.recommendedActions.map(bullet),
      ]
    : [];
  return [
    heading("Quick answer", 1),
    ...answer.map(body),
    ...citations.map(({ ref, title, citation }) => small(`[${ref}] ${title}${citation ? `, ${citation}` : ""}`)),
    ...risk,
  ];
}

function lawPart(laws: FullLaw[]): Paragraph[] {
  if (laws.length === 0) return [];
  return [heading("Laws", 1), ...laws.flatMap(lawParagraphs)];
}

function lawParagraphs(law: FullLaw): Paragraph[] {
  const facts = [
    placeOfLaw(law),
    STATUS_TEXT[law.status],
    law.verifiedAsOf ? `checked as of ${law.verifiedAsOf}` : null,
    trustText(law),
  ];
  return [
    heading(law.title, 2),
    linked(law.citation ?? "No citation", law.referenceUrl),
    small(facts.filter(Boolean).join(" · ")),
    body(law.summary),
    ...law.requirementDetails.map(({ text, pin }) => bullet(pin ? `${text} (${pin})` : text)),
    ...law.penalties.map((text) => bullet(`Penalty: ${text}`)),
  ];
}

function casePart(cases: FullCase[]): Paragraph[] {
  if (cases.length === 0) return [];
  return [
    heading("Cases", 1),
    ...cases.flatMap((found) => [
      heading(found.name, 2),
      linked(found.citation ?? "No citation", found.referenceUrl),
      small(
        `${found.court} · ${found.year} · ${found.outcome}${found.citationVerified ? "" : " · citation not verified"}`,
      ),
      body(found.summary),
    ]),
  ];
}

const heading = (text: string, level: 1 | 2): Paragraph =>
  new Paragraph({ text, heading: level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2 });
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

const day = (date: Date): string => date.toISOString().slice(0, 10);
