import { expect, it } from "vitest";
import type { LockedOffer } from "~/app/areas/research/locked-offer.server";
import { trialWords } from "~/app/areas/research/trial-words";

const offer = { trialUsed: false, visitorMinutes: 15, accountMinutes: 30 } as LockedOffer;

it("tells both free trials with their minutes, wherever one is offered", () => {
  expect(trialWords(offer)).toMatch(/^Free trial: 15 minutes without an account, 30 minutes with one\./);
  expect(trialWords({ ...offer, trialUsed: true })).toMatch(
    /15 free minutes .* were used\. An account opens 30 more\./,
  );
});
