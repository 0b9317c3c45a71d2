import type { SignedIn } from "~/domain/access";

/** Who looks after an organization's connections. Made by the guard of the area that they come through. */
export type Holder = { principal: SignedIn; userId: number; organizationId: number };
