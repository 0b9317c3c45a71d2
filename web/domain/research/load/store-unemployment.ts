import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import type { CorpusFiles } from "../corpus/read-files";

const cents = (dollars: number | null): number | null => (dollars === null ? null : Math.round(dollars * 100));
const yesNo = (value: boolean | null): string | null => (value === null ? null : value ? "yes" : "no");

/** Unemployment insurance by state; a field that our sources lack stays null (decision 33). */
export async function storeUnemployment(client: PoolClient, files: CorpusFiles): Promise<void> {
  const rows = (files.unemployment?.value.states ?? []).map((row) => ({
    state: row.state,
    state_name: row.name,
    base_earnings_period: row.basePeriod,
    weekly_benefit_min: cents(row.weeklyBenefitMin),
    weekly_benefit_max: cents(row.weeklyBenefitMax),
    benefit_formula: row.benefitFormula,
    dependent_allowance: yesNo(row.dependentAllowance),
    max_benefit_weeks: row.maxBenefitWeeks === null ? null : Math.round(row.maxBenefitWeeks),
    taxable_wage_base: cents(row.taxableWageBase),
    new_employer_rate: row.newEmployerRate,
    employer_tax_rate: row.newEmployerRateNote,
    voluntary_quit_rule: row.voluntaryQuitRule,
    misconduct_rule: row.misconductRule,
    work_sharing_program: row.workSharing,
    self_employment_assistance: row.selfEmploymentAssistance,
    reimbursement_option: null,
    trade_adjustment_assistance: null,
    waiting_week: row.waitingWeek,
    appeal_time_limit: row.appealNote,
    appeal_days: row.appealDays,
    agency_name: row.agencyName,
    agency_website: row.agencyWebsite,
    confidence: row.level,
    confidence_by_field: row.levels,
    sources: [{ title: row.source }],
    content_hash: createHash("sha256").update(JSON.stringify(row)).digest("hex"),
    law: row.law ?? null,
  }));
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first).filter((name) => name !== "law");
  await client.query("delete from unemployment_laws");
  await client.query(
    `insert into unemployment_laws (${columns.join(", ")}, law_id)
     select ${columns.map((name) => `u.${name}`).join(", ")}, laws.id
     from jsonb_array_elements($1::jsonb) as f(data)
     cross join lateral jsonb_populate_record(null::unemployment_laws, f.data) u
     left join laws on laws.slug = f.data->>'law'`,
    [JSON.stringify(rows)],
  );
}
