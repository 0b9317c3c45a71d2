import { recordAudit } from "~/domain/access";
import type { Transaction } from "~/platform/db/client";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { inPeople, type PeopleMember, peopleMemberMay } from "../member/people-member";
import type { FieldChange, FieldForm } from "./field-form";
import { type CustomField, fieldsOf } from "./field-values";

const MOST = 100;

/** The company's own fields of employees; to who is not HR those that may be seen of somebody. */
export const listFields = (member: PeopleMember): Promise<CustomField[]> =>
  inPeople(member, async (tx) => {
    const fields = await fieldsOf(tx, member.organizationId);
    return peopleMemberMay(member, "employees:write") ? fields : fields.filter(({ audience }) => audience !== "hr");
  });

/** A new field; nobody has a value yet. */
export const addField = (member: PeopleMember, form: FieldForm): Promise<string> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    await hold(tx, organizationId);
    const known = await tx.peopleField.findMany({ where: { organizationId } });
    if (known.filter(({ isRetired }) => !isRetired).length >= MOST)
      throw new Conflict(`At most ${MOST} fields.`, { code: "too_many" });
    refuseTwin(known, form.label);
    const key = keyFor(form.label, new Set(known.map((one) => one.key)));
    const data = { ...columnsOf(form), organizationId, key, kind: form.kind, sortOrder: known.length };
    await tx.peopleField.create({ data, select: { id: true } });
    await audit(tx, member, "people_field.add", key);
    return key;
  });

/** Another name, audience or choices. A choice that goes stays where it was chosen, until that is changed. */
export const changeField = (member: PeopleMember, key: string, form: FieldChange): Promise<void> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    await hold(tx, organizationId);
    const known = await tx.peopleField.findMany({ where: { organizationId } });
    const own = known.find((one) => one.key === key && !one.isRetired);
    if (!own) throw new NotFound("This field was not found.");
    refuseTwin(
      known.filter((one) => one !== own),
      form.label,
    );
    if (own.kind === "choice" && form.choices.length < 2) throw invalidField("choices", "Give two choices at least.");
    if (own.kind !== "date" && form.remindDays != null)
      throw invalidField("remindDays", "Only a date can be reminded of.");
    await tx.peopleField.update({ where: { id: own.id }, data: columnsOf(form), select: { id: true } });
    await audit(tx, member, "people_field.change", key);
  });

/** A field that is no longer asked for. Its values stay in the record, and in a copy for the person. */
export const retireField = (member: PeopleMember, key: string): Promise<void> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const { count } = await tx.peopleField.updateMany({
      where: { organizationId, key, isRetired: false },
      data: { isRetired: true },
    });
    if (count === 0) throw new NotFound("This field was not found.");
    await audit(tx, member, "people_field.retire", key);
  });

const columnsOf = ({ label, choices, audience, personEdits, remindDays }: FieldChange) => ({
  ...{ label, choices, audience, personEdits },
  remindDays: remindDays ?? null,
});

const hold = (tx: Transaction, organizationId: number) =>
  tx.$executeRaw`select pg_advisory_xact_lock(8130, ${organizationId})`;

function refuseTwin(others: { label: string; isRetired: boolean }[], label: string): void {
  const twin = others.find((one) => !one.isRetired && one.label.toLowerCase() === label.toLowerCase());
  if (twin) throw invalidField("label", "There is a field of this name.");
}

/** By which programs and files know a field: it stays when the name changes. */
function keyFor(label: string, taken: ReadonlySet<string>): string {
  const plain =
    label
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "_")
      .replace(/^_+|_+$/g, "")
      .slice(0, 50) || "field";
  for (let count = 1; ; count += 1) {
    const key = count === 1 ? plain : `${plain}_${count}`;
    if (!taken.has(key)) return key;
  }
}

const audit = (tx: Transaction, { principal, organizationId }: PeopleMember, action: string, key: string) =>
  recordAudit(tx, principal, { action, organizationId, entity: { type: "people_field", id: key } });
