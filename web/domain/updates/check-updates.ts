import { requestRun } from "~/domain/jobs";
import { MINUTE_MS } from "~/platform/clock";
import { allSources } from "~/platform/sources/all-sources";
import { collectUpdates } from "./collect-updates";
import { announceComingDates } from "./coming-dates";
import { announceCorpusChanges } from "./corpus-changes";
import { type RecentUpdates, recentUpdates } from "./recent-updates";

type Options = Parameters<typeof collectUpdates>[1];

/** The hourly look: the corpus, its coming dates, then the outside sources. */
export async function checkForUpdates(options: Options): Promise<Record<string, number>> {
  const changes = await announceCorpusChanges(options.now);
  const dates = await announceComingDates(options.now);
  const collected = await collectUpdates(allSources(), options);
  return {
    ...collected,
    new: collected.new + changes.new + dates.new,
    corpusChanges: changes.new,
    comingDates: dates.new,
  };
}

/** A reader's wish for a fresh look: at most one in five minutes for everybody; the last state is answered at once. */
export async function requestCheck(): Promise<RecentUpdates> {
  await requestRun("law-updates", { quietMs: 5 * MINUTE_MS });
  return recentUpdates();
}
