import { recordAudit, requireRecentProof } from "~/domain/access";
import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { type ListFile, type ListFormat, listFile } from "~/platform/sheets/list-file";
import type { SheetColumn } from "~/platform/sheets/sheet";
import { type CustomField, type FieldValues, fieldsOf } from "../custom-fields/field-values";
import { workDayFrom } from "../employees/work-day";
import type { ImportField } from "../imports/import-fields";
import { IMPORT_LABELS } from "../imports/import-labels";
import { inPeople, type PeopleMember } from "../member/people-member";
import { dateOf } from "../plain-days";

type Row = Partial<Record<ImportField, string | number | null>> & { id: number; status: string; custom: FieldValues };

const AT_A_TIME = 1_000;

/**
 * Everybody who works here or is to come, with the very headings that an import reads, so that the file can be read in again.
 * Secrets are in no file.
 */
export async function exportEmployees(member: PeopleMember, format: ListFormat): Promise<ListFile> {
  await requireRecentProof(member.principal);
  const fields = await inPeople({ ...member, onlyLooks: false }, async (tx) => {
    await recordAudit(tx, member.principal, {
      action: "people.export",
      organizationId: member.organizationId,
      detail: { format },
    });
    return fieldsOf(tx, member.organizationId);
  });
  return listFile({ name: "Employees", columns: columnsOf(fields), pages: pages(member) }, format);
}

function columnsOf(fields: readonly CustomField[]): SheetColumn<Row>[] {
  const known = (Object.entries(IMPORT_LABELS) as [ImportField, string][]).map(([field, header]) => ({
    header,
    value: (row: Row) => row[field] ?? null,
  }));
  const own = fields.map(({ key, label, kind }) => ({
    header: label,
    value: ({ custom }: Row) => cellOf(kind, custom[key]),
  }));
  return [...known, { header: "Status", value: ({ status }: Row) => status }, ...own];
}

const cellOf = (kind: CustomField["kind"], value: FieldValues[string] | undefined): string | number | null =>
  value === undefined ? null : kind === "yes_no" ? (value ? "Yes" : "No") : (value as string | number);

async function* pages(member: PeopleMember): AsyncGenerator<readonly Row[]> {
  let last = 0;
  for (;;) {
    const rows = await inPeople(member, (tx) => pageAfter(tx, member.organizationId, last));
    yield rows;
    if (rows.length < AT_A_TIME) return;
    last = rows.at(-1)?.id ?? last;
  }
}

const pageAfter = (tx: Transaction, organizationId: number, last: number) => {
  const day = workDayFrom(dateOf(today()));
  return tx.$queryRaw<Row[]>`
    select e.id, e.first_name as "firstName", e.last_name as "lastName", e.preferred_name as "preferredName", e.email,
      e.personal_email as "personalEmail", e.employee_id as number, e.hire_date::text as "startDate", t.title, d.name as department,
      l.name as place, m.email as manager, p.salary::float / 100 as pay, case when p.salary is not null then p.salary_type end as "payType",
      replace(p.employment_type, '_', ' ') as "employmentType", p.flsa_status as "flsaStatus", p.weekly_minutes::float / 60 as hours,
      e.phone, e.address, e.city, e.state, e.zip_code as "zipCode", e.status, e.custom_values as custom
    from employees e
    left join employee_positions p on p.organization_id = e.organization_id and p.employee_id = e.id and p.is_primary
      and p.start_date <= ${day} and (p.end_date is null or p.end_date >= ${day})
    left join positions t on t.organization_id = e.organization_id and t.id = p.position_id
    left join departments d on d.organization_id = e.organization_id and d.id = p.department_id
    left join organization_locations l on l.organization_id = e.organization_id and l.id = p.work_location_id
    left join employees m on m.organization_id = e.organization_id and m.id = p.manager_id
    where e.organization_id = ${organizationId} and e.id > ${last}::int and e.status in ('onboarding', 'active', 'on_leave')
    order by e.id limit ${AT_A_TIME}::int`;
};
