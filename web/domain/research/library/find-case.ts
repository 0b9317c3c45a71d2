import type { PoolClient } from "pg";
import { accessOf, type Principal } from "~/domain/access";
import { NotFound } from "~/platform/errors";
import { inReading } from "../search/reading";
import type { CaseItem, LawItem } from "../search/types";
import { caseItem, lawItem } from "./cut-records";
import { readCase } from "./read-cases";
import { readLaws } from "./read-laws";

export type CaseDetail = CaseItem & { issue?: string | null; courtLevel: string | null; relatedLaws: LawItem[] };

/** One case by id or slug with the laws that it reads, cut to what the reader may see. */
export async function findCase(principal: Principal, idOrSlug: number | string): Promise<CaseDetail> {
  const isOpen = accessOf(principal, "research").allowed;
  return inReading(async (client) => {
    const found = await readCase(client, idOrSlug);
    if (!found) throw new NotFound("There is no such case.");
    const laws = await readLaws(client, await lawIdsOf(client, found.id));
    return {
      ...caseItem(found, isOpen),
      ...(isOpen ? { issue: found.issue } : {}),
      courtLevel: found.courtLevel,
      relatedLaws: laws.map((law) => lawItem(law, isOpen)),
    };
  });
}

async function lawIdsOf(client: PoolClient, caseId: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>({
    name: "research-laws-of-case",
    text: "select law_id as id from law_cases where case_id = $1 order by relevance desc, law_id limit 30",
    values: [caseId],
  });
  return rows.map(({ id }) => id);
}
