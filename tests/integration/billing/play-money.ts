import fc from "fast-check";
import { type Principal, requireSignedIn } from "~/domain/access";
import { resolvePrincipal } from "~/domain/accounts";
import { HOUR_MS, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { stopMail } from "~/platform/mail/kick-mail";
import { startStripeFake } from "../../fakes/stripe/server";
import { makeUser, sessionCookie } from "../../setup/factories";
import { Post } from "./arrivals";
import { LIVES, lifeOf } from "./money-lives";
import { newModel, TRIAL_DAYS } from "./money-model";
import type { Command, Real } from "./money-step";
import { steps } from "./money-steps";
import { useProvider } from "./stripe-ground";

const MOST_STEPS = 8;
/** The last day of a month, which half of the months lack. */
const BASE = new Date("2027-01-31T10:00:00Z");

async function principalOf(cookie: string): Promise<Principal> {
  return requireSignedIn(await resolvePrincipal({ cookie, authorization: null, address: "192.0.2.1" }));
}

/** The next account of Stripe knows nothing of this one: what is compared with it must not name the old one. */
async function forgetEverything(): Promise<void> {
  await db().purchase.updateMany({ where: { isActive: true }, data: { isActive: false } });
  const running = { OR: [{ status: { not: "canceled" } }, { graceUntil: { not: null } }] };
  await db().paymentSubscription.updateMany({ where: running, data: { status: "canceled", graceUntil: null } });
  await db().paymentEvent.deleteMany({});
  await db().paymentTask.deleteMany({});
}

/** Where no day has gone by, the session of before still holds. */
const SESSION_MS = 12 * HOUR_MS;

type Players = { admin: User; onStep?: (real: Real) => void };
type User = Awaited<ReturnType<typeof makeUser>>;

/** Plays one sequence, with a customer and a Stripe account of its own. */
async function playOne(commands: Iterable<Command>, { admin, onStep }: Players): Promise<void> {
  const base = BASE.getTime();
  shiftClock(base - Date.now());
  const fake = await startStripeFake({ now: () => base });
  useProvider({
    PAYMENTS: "stripe",
    STRIPE_SECRET_KEY: fake.secretKey,
    STRIPE_PUBLISHABLE_KEY: fake.publishableKey,
    STRIPE_WEBHOOK_SECRET: fake.webhookSecret,
    STRIPE_API_BASE: fake.url,
    HRIS_SALES: "on",
  });
  try {
    const user = await makeUser();
    let cookie = await sessionCookie(user);
    let madeAt = now();
    const reload = async () => {
      if (now().getTime() - madeAt.getTime() > SESSION_MS) {
        cookie = await sessionCookie(user);
        madeAt = now();
      }
      return principalOf(cookie);
    };
    const real: Real = {
      fake,
      principal: await reload(),
      reload,
      admin: await principalOf(await sessionCookie(admin)),
      post: new Post(fake),
    };
    await fc.asyncModelRun(async () => ({ model: newModel(base), real }), commands);
    onStep?.(real);
  } finally {
    await fake.stop();
    await forgetEverything();
  }
}

async function prepare(): Promise<User> {
  stopMail();
  await db().coupon.createMany({
    data: [
      { code: "MODEL20", kind: "percent", percentOff: 20, description: "20% off", maxPerCustomer: null },
      { code: "MODELTRIAL", kind: "trial_days", trialDays: TRIAL_DAYS, description: "Trial", maxPerCustomer: null },
    ],
    skipDuplicates: true,
  });
  return makeUser({ isAdmin: true });
}

type Play = { runs: number; seed: number; onRun?: (done: number) => void };

/** Plays random sequences against the model. */
export async function playMoney({ runs, seed, onRun }: Play): Promise<void> {
  const admin = await prepare();
  let done = 0;
  const play = fc.asyncProperty(steps(MOST_STEPS), async (commands) => {
    await playOne(commands, { admin });
    done += 1;
    onRun?.(done);
  });
  await fc.assert(play, { numRuns: runs, seed, endOnFailure: true });
}

/** Plays every life once for each message of its last step, which comes alone and first; answers how many there were. */
export async function playEveryMessage(names = Object.keys(LIVES)): Promise<number> {
  const admin = await prepare();
  let played = 0;
  for (const name of names) {
    let messages = 1;
    for (let pick = 0; pick < messages; pick += 1) {
      const life = lifeOf(name, pick);
      try {
        await playOne(life, {
          admin,
          onStep: ({ post }) => {
            messages = Math.max(messages, post.waiting + 1);
          },
        });
      } catch (error) {
        throw new Error(`${name}, message ${pick}`, { cause: error });
      }
      played += 1;
    }
  }
  return played;
}
