import { dateText } from "~/platform/calendar/date-text";
import { today } from "~/platform/clock";
import { config } from "~/platform/config";
import { inOrganization, type Transaction } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";
import { kindOf } from "../documents/document-kinds";
import { hrAddresses } from "../member/hr-addresses";
import { dateOf } from "../plain-days";
import { type Coming, comingUp } from "./coming";
import { mailManagers } from "./mail-managers";

const MOST_LINES = 40;

/**
 * Each morning: what comes up about people is mailed to HR in one mail, and each thing once. A document that runs out is a task
 * as well, and its person is told. Managers have a mail of each week, where the company has set it. Reminder, task and mail are written together: a run that is cut off is done again whole.
 */
export async function remindPeople({
  signal,
}: {
  signal?: AbortSignal;
} = {}): Promise<{ reminders: number; mails: number }> {
  const { rows } = await pool().query<{ id: number }>("select organizations_with_reminders() as id");
  const done = { reminders: 0, mails: 0 };
  for (const { id } of rows) {
    if (signal?.aborted) break;
    const one = await inOrganization(id, (tx) => remindOne(tx, id));
    done.reminders += one.reminders;
    done.mails += one.mails + (await inOrganization(id, (tx) => mailManagers(tx, id, today())));
  }
  kickMail();
  return done;
}

async function remindOne(tx: Transaction, organizationId: number) {
  const fresh = await notSaidYet(tx, organizationId, await comingUp(tx, organizationId, today()));
  if (fresh.length === 0) return { reminders: 0, mails: 0 };
  await makeTasks(tx, organizationId, fresh);
  const mails = (await tellHr(tx, organizationId, fresh)) + (await tellThem(tx, organizationId, fresh));
  return { reminders: fresh.length, mails };
}

/** Writes down what is said now; the key is unique, so that two runs at once say it once. */
async function notSaidYet(tx: Transaction, organizationId: number, all: Coming[]): Promise<Coming[]> {
  const written = await tx.peopleReminder.createManyAndReturn({
    data: all.map(({ key, employeeId, on }) => ({ organizationId, employeeId, key, dueOn: dateOf(on) })),
    skipDuplicates: true,
    select: { key: true },
  });
  const keys = new Set(written.map(({ key }) => key));
  return all.filter(({ key }) => keys.has(key));
}

const makeTasks = (tx: Transaction, organizationId: number, fresh: Coming[]) =>
  tx.peopleTask.createMany({
    data: fresh.flatMap(({ key, employeeId, on, document }) => {
      const kind = document && kindOf(document.kind);
      return document && kind?.next
        ? {
            ...{ organizationId, employeeId, list: "other", key, owner: "hr", dueOn: dateOf(on) },
            ...{ title: `${kind.next}: ${document.name}`.slice(0, 300), citation: kind.citation ?? null },
          }
        : [];
    }),
    skipDuplicates: true,
  });

const lineOf = ({ name, what, on }: Coming): string => `${name}: ${what}, ${dateText(on)}`;

async function tellHr(tx: Transaction, organizationId: number, fresh: Coming[]): Promise<number> {
  const { name: organizationName } = await tx.organization.findUniqueOrThrow({
    where: { id: organizationId },
    select: { name: true },
  });
  const addresses = await hrAddresses(tx, organizationId);
  for (const to of addresses)
    await queueMail(tx, {
      ...{ to, organizationId, template: "people-reminders" },
      data: {
        organizationName,
        lines: fresh.slice(0, MOST_LINES).map(lineOf),
        more: Math.max(0, fresh.length - MOST_LINES),
        url: `${config().appUrl}/hris/tasks`,
      },
    });
  return addresses.length;
}

/** Whose own paper runs out, and who can sign in to bring the next one. */
async function tellThem(tx: Transaction, organizationId: number, fresh: Coming[]): Promise<number> {
  const theirs = fresh.filter(({ document }) => document?.shared && kindOf(document.kind).byPerson);
  const people = await tx.employee.findMany({
    where: { organizationId, id: { in: theirs.map(({ employeeId }) => employeeId) }, userId: { not: null } },
    select: { id: true, firstName: true, preferredName: true, email: true, organization: { select: { name: true } } },
  });
  let mails = 0;
  for (const { employeeId, on, document } of theirs) {
    const person = people.find(({ id }) => id === employeeId);
    if (!person || !document) continue;
    mails += 1;
    await queueMail(tx, {
      ...{ to: person.email, organizationId, template: "document-expires" },
      data: {
        ...{ organizationName: person.organization.name, firstName: person.preferredName ?? person.firstName },
        ...{ document: kindOf(document.kind).name, on, url: `${config().appUrl}/hris/employees/${employeeId}/files` },
      },
    });
  }
  return mails;
}
