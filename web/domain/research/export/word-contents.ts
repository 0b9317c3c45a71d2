import { type FileChild, ImportedXmlComponent } from "docx";

export type Entry = { id: string; text: string; level: 1 | 2 };

const NAMESPACE = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const INDENT = 280;

/**
 * The table of contents: a field that Word fills with page numbers when it opens the file, and in which the headings
 * stand already, as links, for programs that fill nothing. The library writes an empty one only.
 */
export function wordContents(outline: Entry[]): FileChild {
  const begin = `${field("begin")}${run('<w:instrText xml:space="preserve"> TOC \\o "1-2" \\h \\z \\u </w:instrText>')}${field("separate")}`;
  const lines = outline.map(
    ({ id, text, level }, index) =>
      `<w:p><w:pPr><w:ind w:left="${(level - 1) * INDENT}"/></w:pPr>${index === 0 ? begin : ""}${linkTo(id, text)}${
        index === outline.length - 1 ? field("end") : ""
      }</w:p>`,
  );
  const part =
    '<w:docPartObj><w:docPartGallery w:val="Table of Contents"/><w:docPartUnique w:val="true"/></w:docPartObj>';
  const block = `<w:sdt xmlns:w="${NAMESPACE}"><w:sdtPr>${part}</w:sdtPr><w:sdtContent>${lines.join("")}</w:sdtContent></w:sdt>`;
  // The library wraps what it read into an element without a name.
  const { root } = ImportedXmlComponent.fromXmlString(block) as unknown as { root: [FileChild] };
  return root[0];
}

const run = (content: string): string => `<w:r>${content}</w:r>`;

const field = (type: "begin" | "separate" | "end"): string => run(`<w:fldChar w:fldCharType="${type}"/>`);

const linkTo = (id: string, text: string): string =>
  `<w:hyperlink w:anchor="${id}" w:history="1"><w:r><w:rPr><w:rStyle w:val="Hyperlink"/></w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:hyperlink>`;

const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
