import type { LoaderFunctionArgs } from "@remix-run/node";
import { principalOf } from "~/app/server/principal.server";
import { accessOf, type Principal } from "~/domain/access";
import { hiringMember } from "~/domain/hiring";
import { candidateQuery, listCandidates } from "~/domain/hiring/candidates";
import { listJobs } from "~/domain/hiring/requisitions";
import { employeeQuery, listEmployees, peopleMember } from "~/domain/people";
import { lawsNamed } from "~/domain/research";
import { ProductError } from "~/platform/errors";

export type FoundItem = { label: string; detail: string | null; href: string };
export type FoundGroup = { label: string; items: FoundItem[] };

const MOST = 5;
const SHORTEST = 2;
const LONGEST = 100;

/** What bears a name: laws for everybody, jobs, candidates and employees for who may read them. */
export async function findEverywhere(arrival: LoaderFunctionArgs): Promise<FoundGroup[]> {
  const { searchParams } = new URL(arrival.request.url);
  const said = (name: string) => (searchParams.get(name) ?? "").trim().slice(0, LONGEST);
  const text = said("q");
  if (text.length < SHORTEST) return [];
  const principal = await principalOf(arrival);
  const groups = await Promise.all([
    lawsOf(text, { state: said("state").toUpperCase(), city: said("city") }),
    jobsOf(principal, text),
    candidatesOf(principal, text),
    peopleOf(principal, text),
  ]);
  return groups.filter(({ items }) => items.length > 0);
}

async function lawsOf(text: string, place: { state: string; city: string }): Promise<FoundGroup> {
  const laws = await lawsNamed(text, MOST, place);
  return {
    label: "Laws",
    items: laws.map(({ slug, title, citation }) => ({ label: title, detail: citation, href: `/laws/${slug}` })),
  };
}

const jobsOf = (principal: Principal, text: string) =>
  forWhoMay("Jobs", accessOf(principal, "ats").allowed, async () => {
    const { data } = await listJobs(await hiringMember(principal), { search: text, limit: MOST });
    return data.map(({ id, title, status }) => ({ label: title, detail: status, href: `/ats/jobs/${id}` }));
  });

const candidatesOf = (principal: Principal, text: string) =>
  forWhoMay("Candidates", accessOf(principal, "ats").allowed, async () => {
    const member = await hiringMember(principal, "candidates:read");
    const { data } = await listCandidates(member, candidateQuery.parse({ search: text, limit: MOST }));
    return data.map(({ id, firstName, lastName, currentTitle }) => ({
      label: `${firstName} ${lastName}`,
      detail: currentTitle,
      href: `/ats/candidates/${id}`,
    }));
  });

const peopleOf = (principal: Principal, text: string) =>
  forWhoMay("People", accessOf(principal, "hris").allowed, async () => {
    const { data } = await listEmployees(
      await peopleMember(principal),
      employeeQuery.parse({ search: text, limit: MOST }),
    );
    return data.map(({ id, name, title }) => ({ label: name, detail: title, href: `/hris/employees/${id}` }));
  });

/** Whose role does not allow it finds nothing of that kind: that is no error of the search. */
async function forWhoMay(label: string, mayEnter: boolean, find: () => Promise<FoundItem[]>): Promise<FoundGroup> {
  if (!mayEnter) return { label, items: [] };
  try {
    return { label, items: await find() };
  } catch (error) {
    if (error instanceof ProductError && error.status < 500) return { label, items: [] };
    throw error;
  }
}
