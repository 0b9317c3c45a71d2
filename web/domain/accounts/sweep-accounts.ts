import { after, DAY_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { LONGEST_IMPERSONATION_MS } from "./impersonation";
import { finishClosures } from "./organizations/close-organization";

const TOKEN_DAYS = 90;

/** For a daily schedule: removes what has run out and closes what was to be closed; answers how much. */
export async function sweepAccounts(at: Date = now()) {
  const yesterday = after(at, -DAY_MS);
  const sessions = await db().session.deleteMany({ where: { expire: { lt: yesterday } } });
  const devices = await db().deviceCode.deleteMany({ where: { expiresAt: { lt: yesterday } } });
  const browsers = await db().rememberedBrowser.deleteMany({ where: { expiresAt: { lt: yesterday } } });
  // What somebody typed who never confirmed it goes at once: it may be somebody else's name.
  const tokens = await db().accountToken.deleteMany({
    where: {
      OR: [
        { expiresAt: { lt: after(at, -TOKEN_DAYS * DAY_MS) } },
        { kind: { in: ["registration", "sign_on", "sign_on_link", "unsent_form"] }, expiresAt: { lt: yesterday } },
      ],
    },
  });
  const impersonations = await db().impersonation.updateMany({
    where: { endedAt: null, startedAt: { lt: after(at, -LONGEST_IMPERSONATION_MS) } },
    data: { endedAt: at, endedHow: "expired" },
  });
  const organizations = await finishClosures(at);
  return {
    sessions: sessions.count,
    devices: devices.count,
    browsers: browsers.count,
    tokens: tokens.count,
    impersonations: impersonations.count,
    organizations,
  };
}
