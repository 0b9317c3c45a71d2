import type { SignInResult } from "../sign-in/sign-in";
import type { Visit } from "../visit";
import type { Provider } from "./providers";

/** Somebody who has become a member by the organization's provider just now. */
export type Joined = { organizationId: number; account: { id: number; email: string } };

/** What a sign-in by a provider brings along. */
export type Entry = {
  provider: Provider;
  visit: Visit;
  cookie: string | null;
  replaces: string | null;
  returnTo: string;
};

export type SignedOn =
  | (SignInResult & {
      kind: "entered" | "opened";
      returnTo: string;
      cookies: string[];
      notice?: string;
      joined?: Joined;
    })
  /** Nobody is known by this identity: it waits for a signed-in person who confirms it. */
  | { kind: "waits"; cookies: string[]; returnTo: string }
  /** It is the signed-in person's own already. */
  | { kind: "known"; returnTo: string };
