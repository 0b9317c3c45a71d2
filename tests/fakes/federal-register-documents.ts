export interface FrAgency {
  raw_name: string;
  name?: string;
  id?: number;
  url?: string;
  json_url?: string;
  parent_id?: number | null;
  slug?: string;
}

export interface FrDocument {
  document_number: string;
  title: string;
  type: "Rule" | "Proposed Rule" | "Notice" | "Presidential Document";
  abstract: string | null;
  publication_date: string;
  effective_on: string | null;
  comments_close_on: string | null;
  citation: string | null;
  action: string | null;
  dates: string | null;
  agencies: FrAgency[];
  cfr_references: Array<{ title: number; part: number | null; chapter: string | null; citation_url: string | null }>;
  docket_ids: string[];
  regulation_id_numbers: string[];
  topics: string[];
  significant: boolean | null;
  html_url: string;
  pdf_url: string;
  full_text_xml_url: string;
  [extra: string]: unknown;
}

const WHD: FrAgency = agency("Wage and Hour Division", "wage-and-hour-division", 576, 271);
const EEOC: FrAgency = agency(
  "Equal Employment Opportunity Commission",
  "equal-employment-opportunity-commission",
  147,
  null,
);
const OSHA: FrAgency = agency(
  "Occupational Safety and Health Administration",
  "occupational-safety-and-health-administration",
  386,
  271,
);
const NLRB: FrAgency = agency("National Labor Relations Board", "national-labor-relations-board", 346, null);

function agency(name: string, slug: string, id: number, parent_id: number | null): FrAgency {
  const host = "https://www.federalregister.gov";
  return {
    raw_name: name.toUpperCase(),
    name,
    id,
    url: `${host}/agencies/${slug}`,
    json_url: `${host}/api/v1/agencies/${id}`,
    parent_id,
    slug,
  };
}

/** A document of the right shape and no legal content. */
export function frDocument(
  given: Partial<FrDocument> & Pick<FrDocument, "document_number" | "publication_date">,
): FrDocument {
  const { document_number: number, publication_date: date } = given;
  const host = "https://www.federalregister.gov";
  const day = date.replaceAll("-", "/");
  return {
    title: `Test document ${number}`,
    type: "Rule",
    abstract: "Test abstract without legal content.",
    effective_on: null,
    comments_close_on: null,
    citation: null,
    action: "Test action.",
    dates: null,
    agencies: [WHD],
    cfr_references: [],
    docket_ids: [],
    regulation_id_numbers: [],
    topics: [],
    significant: false,
    html_url: `${host}/documents/${day}/${number}/test-document`,
    pdf_url: `https://www.govinfo.gov/content/pkg/FR-${date}/pdf/${number}.pdf`,
    full_text_xml_url: `${host}/documents/full_text/xml/${day}/${number}.xml`,
    ...given,
  };
}

/** Days before (or, negative, after) a date. */
export function daysBefore(today: string, days: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}

/** A handful of documents around today, with the oddities that real ones have. */
export function sampleDocuments(today: string): FrDocument[] {
  const on = (days: number) => daysBefore(today, days);
  const cfr = (title: number, part: number) => [{ title, part, chapter: null, citation_url: null }];
  return [
    frDocument({
      document_number: "2099-00001",
      title: "Test document: final rule on overtime records",
      publication_date: on(1),
      effective_on: on(-30),
      abstract: "Test abstract &amp; <em>markup</em> that must be cleaned.",
      cfr_references: cfr(29, 516),
      docket_ids: ["TEST-2099-0001"],
      regulation_id_numbers: ["1235-ZZ01"],
      topics: ["Wages"],
      significant: true,
    }),
    frDocument({
      document_number: "2099-00002",
      title: "Test document: proposed rule on notices",
      type: "Proposed Rule",
      publication_date: on(1),
      comments_close_on: on(-59),
      agencies: [EEOC],
      cfr_references: cfr(29, 1601),
    }),
    frDocument({
      document_number: "2099-00003",
      title: "Test document: correction",
      publication_date: on(2),
      abstract: null,
      agencies: [OSHA, { raw_name: "OFFICE OF TESTING" }],
      cfr_references: cfr(29, 1904),
    }),
    frDocument({
      document_number: "2099-00004",
      title: "Test document: notice of a meeting",
      type: "Notice",
      publication_date: on(3),
      // Only the printed name: the service could not match it.
      agencies: [{ raw_name: "NATIONAL LABOR RELATIONS BOARD; TEST OFFICE" }, NLRB],
    }),
    frDocument({
      document_number: "2099-00005",
      title: "Test document: older rule",
      publication_date: on(40),
      agencies: [NLRB],
    }),
    // Numbers were used twice in the old days.
    frDocument({
      document_number: "E9-0001",
      title: "Test document: first use of a number",
      publication_date: "2009-01-05",
    }),
    frDocument({
      document_number: "E9-0001",
      title: "Test document: second use of a number",
      publication_date: "2009-06-05",
    }),
  ];
}
