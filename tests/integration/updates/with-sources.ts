import { afterAll, beforeAll, beforeEach } from "vitest";
import { checkForUpdates } from "~/domain/updates";
import { now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { log } from "~/platform/log";
import { forget } from "~/platform/once";
import { startCourtListenerFake } from "../../fakes/courtlistener";
import { startEcfrFake } from "../../fakes/ecfr";
import { startFederalRegisterFake } from "../../fakes/federal-register";
import { startFeedsFake } from "../../fakes/feeds";
import { startLegiScanFake } from "../../fakes/legiscan";

export type Fakes = {
  fr: Awaited<ReturnType<typeof startFederalRegisterFake>>;
  ecfr: Awaited<ReturnType<typeof startEcfrFake>>;
  feeds: Awaited<ReturnType<typeof startFeedsFake>>;
  court: Awaited<ReturnType<typeof startCourtListenerFake>>;
  bills: Awaited<ReturnType<typeof startLegiScanFake>>;
};

/** Changes settings as an operator would before a start; undefined takes one away. */
export function settings(changed: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(changed)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  forget("config");
}

/** The outside services that the product reads, fresh for each test, and no updates yet. */
export function withSources(): () => Fakes {
  let fakes: Fakes;
  beforeAll(() => {
    log().level = "silent";
  });
  beforeEach(async () => {
    if (fakes) await stop(fakes);
    fakes = {
      fr: await startFederalRegisterFake(),
      ecfr: await startEcfrFake(),
      feeds: await startFeedsFake(),
      court: await startCourtListenerFake(),
      bills: await startLegiScanFake(),
    };
    const { fr, ecfr, feeds } = fakes;
    settings({
      SOURCES: "on",
      FEDERAL_REGISTER_URL: fr.url,
      ECFR_URL: ecfr.url,
      AGENCY_FEEDS: `dol=${feeds.feeds.dol},nlrb=${feeds.feeds.nlrb},eeoc=${feeds.feeds.eeoc}`,
      COURTLISTENER_TOKEN: undefined,
      LEGISCAN_KEY: undefined,
    });
    shiftClock(0);
    forget("circuits");
    await db().lawUpdate.deleteMany();
    await db().updateSource.deleteMany();
  });
  afterAll(async () => {
    shiftClock(0);
    settings({ SOURCES: undefined, AGENCY_FEEDS: undefined });
    if (fakes) await stop(fakes);
  });
  return () => fakes;
}

const stop = (fakes: Fakes) => Promise.all(Object.values(fakes).map((fake) => fake.stop()));

const ALL = ["federal-register", "ecfr", "feed-dol", "feed-nlrb", "feed-eeoc"];

/** Switches every other source off, as an administrator can. */
export async function only(...keys: string[]): Promise<void> {
  for (const key of ALL) {
    const isEnabled = keys.includes(key);
    await db().updateSource.upsert({ where: { key }, create: { key, name: key, isEnabled }, update: { isEnabled } });
  }
}

/** One hourly look, as the job does it. */
export const lookNow = () => checkForUpdates({ now: now() });

export const sourceRow = (key: string) => db().updateSource.findUniqueOrThrow({ where: { key } });

/** What came from outside, without the corpus's own news. */
export const outside = () => db().lawUpdate.findMany({ where: { kind: "source" }, orderBy: { id: "asc" } });
