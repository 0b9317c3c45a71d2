import { z } from "zod";
import { type Principal, recordAudit, requirePermission } from "~/domain/access";
import { now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { type Condition, type Search, searchedText, searchFor } from "~/platform/db/search-text";
import { type ListFile, listFile, pagesOf } from "~/platform/sheets/list-file";
import { sumFigures } from "../figures/read-figures";
import { keysetPage, type Order, type Page } from "../keyset";

export type QuestionRow = {
  id: number;
  question: string;
  state: string | null;
  city: string | null;
  keywords: string | null;
  createdAt: Date | null;
  lawCount: number | null;
  caseCount: number | null;
};

export const questionQuery = z.object({
  search: z.string().trim().max(200).default(""),
  show: z.enum(["all", "unanswered", "outside"]).default("all"),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z.string().max(400).optional(),
});
export type QuestionQuery = z.output<typeof questionQuery>;

const ORDER: Order = {
  name: "asked",
  keys: [
    { sql: "q.created_at", type: "timestamptz" },
    { sql: "q.id", type: "int" },
  ],
  descending: true,
};

const COLUMNS = `q.id, q.question, q.state, q.city, q.keywords, q.created_at as "createdAt",
  q.law_count as "lawCount", q.case_count as "caseCount"`;

/** The indexed text, as the migration has it. */
const SEARCHED = `lower(' ' || q.question || ' ' || coalesce(q.keywords, '') || ' ' || coalesce(q.city, '') || ' ' || coalesce(q.state, ''))`;

const SHOWN: Record<QuestionQuery["show"], Condition[]> = {
  all: [],
  // Within employment law and yet nothing found: where the corpus should grow.
  unanswered: [{ sql: "q.law_count = 0 and q.case_count = 0 and not q.is_out_of_scope" }],
  outside: [{ sql: "q.is_out_of_scope" }],
};

const TABLE = "question_repository q";

async function searchOf({ search, show }: QuestionQuery): Promise<Search> {
  const text = searchedText(search);
  if (text === "") return { conditions: SHOWN[show] };
  const { conditions, ...ways } = await searchFor(TABLE, SEARCHED, text);
  return { conditions: [...SHOWN[show], ...conditions], ...ways };
}

async function questionPage(query: QuestionQuery): Promise<Page<QuestionRow>> {
  const { conditions: where, ...ways } = await searchOf(query);
  return keysetPage<QuestionRow>({
    columns: COLUMNS,
    from: TABLE,
    where,
    ...ways,
    order: ORDER,
    limit: query.limit,
    cursor: query.cursor,
  });
}

/** One page of what was asked, the newest first. */
export async function listQuestions(principal: Principal, query: QuestionQuery): Promise<Page<QuestionRow>> {
  await requirePermission(principal, "questions:read");
  return questionPage(query);
}

/** How many questions were ever asked. */
export async function countQuestions(principal: Principal): Promise<number> {
  await requirePermission(principal, "questions:read");
  return (await sumFigures(["questions"], now()))("questions").total;
}

const MOST_COUNTED = 10_000;

/** How many a search finds, counted up to ten thousand: the exact number of more helps nobody. */
export async function countFound(principal: Principal, query: QuestionQuery) {
  await requirePermission(principal, "questions:read");
  const values: unknown[] = [MOST_COUNTED + 1];
  const { conditions } = await searchOf(query);
  const where = conditions.map(({ sql, values: own = [] }) => {
    let next = 0;
    return sql.replace(/\?/g, () => `$${values.push(own[next++])}`);
  });
  if (where.length === 0) return { count: await countQuestions(principal), isMore: false };
  const [row] = await db().$queryRawUnsafe<{ count: number }[]>(
    `select count(*)::int as count from (select 1 from question_repository q where ${where.join(" and ")} limit $1::int) found`,
    ...values,
  );
  const count = row?.count ?? 0;
  return { count: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED };
}

/** City and state as one place, N/A where neither was given. */
export const placeOf = ({ city, state }: Pick<QuestionRow, "city" | "state">): string =>
  [city, state].filter(Boolean).join(", ") || "N/A";

/** The questions as a workbook of three columns (specification: Question, Location, Keywords). */
export async function exportQuestions(principal: Principal, query: Partial<QuestionQuery> = {}): Promise<ListFile> {
  await requirePermission(principal, "questions:export");
  await recordAudit(db(), principal, { action: "question.export" });
  const asked = { ...questionQuery.parse(query), limit: 500 };
  const columns = [
    { header: "Question", width: 80, value: (row: QuestionRow) => row.question },
    { header: "Location", width: 24, value: placeOf },
    { header: "Keywords", width: 40, value: (row: QuestionRow) => row.keywords },
  ];
  const pages = pagesOf((cursor) => questionPage({ ...asked, cursor }));
  return listFile({ name: "Questions", columns, pages }, "excel");
}
