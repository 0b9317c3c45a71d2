import type { Principal, SignedIn } from "~/domain/access";
import { accessOf } from "~/domain/access";
import { listTasks, peopleMember, taskQuery } from "~/domain/people";
import { listHistory } from "~/domain/research";
import { upcomingChanges, watchedBy } from "~/domain/updates";
import { ProductError } from "~/platform/errors";
import { historyHref } from "../history/history-text";

const MOST = 5;
const FEDERAL = "FEDERAL";

/** What a person comes back to: what they watch, asked and left open, and what is coming where they ask. */
export async function workspaceView(principal: Principal) {
  if (!principal.account) return null;
  const person = principal as SignedIn;
  const [history, watched, unfinished] = await Promise.all([
    listHistory(person, MOST),
    watchedBy(person),
    unfinishedOf(principal),
  ]);
  const asked = history.flatMap(({ jurisdiction }) => (jurisdiction ? [jurisdiction.slice(0, 2)] : []));
  const coming = await upcomingChanges([...new Set([FEDERAL, ...asked])], MOST);
  return {
    name: principal.account.firstName,
    recent: history.map((entry) => ({ question: entry.query, place: entry.jurisdiction, href: historyHref(entry) })),
    watched: watched.slice(0, MOST),
    moreWatched: Math.max(0, watched.length - MOST),
    coming,
    unfinished,
  };
}

export type WorkspaceView = NonNullable<Awaited<ReturnType<typeof workspaceView>>>;

/** What waits for this person. */
async function unfinishedOf(principal: Principal): Promise<{ label: string; href: string }[]> {
  const trial = principal.account?.trialWaits ? [{ label: "Start your free trial", href: "/checkout" }] : [];
  return [...trial, ...(await openTasks(principal))];
}

async function openTasks(principal: Principal): Promise<{ label: string; href: string }[]> {
  if (!accessOf(principal, "hris").allowed) return [];
  try {
    const tasks = await listTasks(await peopleMember(principal), taskQuery.parse({}));
    const { length } = tasks;
    return length > 0
      ? [{ label: `${length} open ${length === 1 ? "task" : "tasks"} for people`, href: "/hris/tasks" }]
      : [];
  } catch (error) {
    // A role without tasks has none open.
    if (error instanceof ProductError && error.status < 500) return [];
    throw error;
  }
}
