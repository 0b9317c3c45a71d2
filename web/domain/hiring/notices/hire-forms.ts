import { HIRE_FORMS } from "~/domain/people";
import type { Transaction } from "~/platform/db/client";

const BY_KEY = new Map(HIRE_FORMS.map((form) => [form.key, form]));

/** Who issues a form, and where it is. */
export const formOf = (key: string | null) => {
  const form = key ? BY_KEY.get(key) : undefined;
  return form ? { name: form.form, issuer: form.issuer, url: form.url, level: form.level } : null;
};

/** The forms of a hire: the federal ones, and those of the states that the work is done in; due by the first day of work. */
export async function formsDue(tx: Transaction, states: string[], dueOn: Date) {
  const due = HIRE_FORMS.filter(({ state }) => state === undefined || states.includes(state));
  const slugs = due.flatMap(({ law }) => law ?? []);
  const laws = await tx.law.findMany({ where: { slug: { in: slugs } }, select: { id: true, slug: true } });
  return due.map(({ key, state, form, name, says, law, citation, issuer }) => ({
    formKey: key,
    title: `${form} (${name}): ${says}`.slice(0, 300),
    lawId: laws.find(({ slug }) => slug === law)?.id ?? null,
    citation: (citation ?? issuer).slice(0, 300),
    state: state ?? null,
    dueOn,
  }));
}
