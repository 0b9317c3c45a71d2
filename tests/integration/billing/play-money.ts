import fc from "fast-check";
import { type Principal, requireSignedIn } from "~/domain/access";
import { resolvePrincipal } from "~/domain/accounts";
import { shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { stopMail } from "~/platform/mail/kick-mail";
import { startStripeFake } from "../../fakes/stripe/server";
import { makeUser, sessionCookie } from "../../setup/factories";
import { newModel, type Real, steps } from "./money-model";
import { useProvider } from "./stripe-ground";

const MOST_STEPS = 8;
/** The last day of a month, which half of the months lack. */
const BASE = new Date("2027-01-31T10:00:00Z");

async function principalOf(user: Awaited<ReturnType<typeof makeUser>>): Promise<Principal> {
  const cookie = await sessionCookie(user);
  return requireSignedIn(await resolvePrincipal({ cookie, authorization: null, address: "192.0.2.1" }));
}

/** The next account of Stripe knows nothing of this one: what is compared with it must not name the old one. */
async function forgetEverything(): Promise<void> {
  await db().purchase.updateMany({ where: {}, data: { isActive: false } });
  await db().paymentSubscription.updateMany({ where: {}, data: { status: "canceled", graceUntil: null } });
  await db().paymentEvent.deleteMany({});
  await db().paymentTask.deleteMany({});
}

type Play = { runs: number; seed: number; onRun?: (done: number) => void };

/** Plays random sequences against the model, each with a customer and a Stripe account of its own. */
export async function playMoney({ runs, seed, onRun }: Play): Promise<void> {
  stopMail();
  let done = 0;
  const admin = await makeUser({ isAdmin: true });
  const play = fc.asyncProperty(steps(MOST_STEPS), async (commands) => {
    const base = BASE.getTime();
    shiftClock(base - Date.now());
    const fake = await startStripeFake({ now: () => base });
    useProvider({
      PAYMENTS: "stripe",
      STRIPE_SECRET_KEY: fake.secretKey,
      STRIPE_PUBLISHABLE_KEY: fake.publishableKey,
      STRIPE_WEBHOOK_SECRET: fake.webhookSecret,
      STRIPE_API_BASE: fake.url,
    });
    try {
      const user = await makeUser();
      const reload = () => principalOf(user);
      const setup = async (): Promise<{ model: ReturnType<typeof newModel>; real: Real }> => ({
        model: newModel(base),
        real: {
          fake,
          principal: await reload(),
          reload,
          admin: await principalOf(admin),
          deliver: { order: "same", copies: 1, lost: false },
        },
      });
      await fc.asyncModelRun(setup, commands);
    } finally {
      await fake.stop();
      await forgetEverything();
    }
    done += 1;
    onRun?.(done);
  });
  await fc.assert(play, { numRuns: runs, seed, endOnFailure: true });
}
