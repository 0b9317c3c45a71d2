/** What the forms of the offer screens ask for. */
export const OFFER_INTENT = {
  save: "save-offer",
  step: "step-offer",
  hire: "hire",
  moveToOffer: "move-to-offer",
  remove: "delete-offer",
  override: "override-finding",
  reopenFinding: "reopen-finding",
} as const;

const usd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const PER: Record<string, string> = { annually: "a year", monthly: "a month", weekly: "a week", hourly: "an hour" };

export const payText = ({ salaryAmount, salaryType }: { salaryAmount: number; salaryType: string }): string =>
  `${usd.format(salaryAmount / 100)} ${PER[salaryType] ?? ""}`.trim();

/** An amount as people type it. */
export const amountText = (cents: number | null | undefined): string =>
  cents == null ? "" : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
