/** What a form for cards can do, whoever's form it is. Card data stays inside it. */
export type CardForm = {
  /** Null when it is complete, else what is missing. */
  check: () => Promise<string | null>;
  /** Pays, or saves the card; null when it went well, else the provider's words. */
  confirm: (clientSecret: string, returnUrl: string) => Promise<string | null>;
};

/** What the form is for: providers show other fields for a card that is kept. */
export type CardUse = { kind: "payment" | "subscription" | "setup"; amount: number };
