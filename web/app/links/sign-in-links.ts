export const MODES = ["sign-in", "create-account", "forgot-password", "change-password"] as const;
export type SignInMode = (typeof MODES)[number];

/** Where a sign-in or a purchase leads that came from nowhere in particular. */
export const START = "/dashboard";

/** The screen after the password, for who has a second factor. */
export const SECOND_STEP = "/login/second-step";

/** Where a person proves once more who they are, before an act that asks for it. */
export const PROVE = "/prove";

/** Where a form waits that was sent when something had to come first, such as a sign-in. */
export const UNSENT = "/unsent";

/** Where one sets the second step up. */
export const SET_UP_SECOND_STEP = "/profile/sign-in";

/** Where an account at a provider is linked by who is signed in. */
export const LINK_ACCOUNT = "/link-account";

/** Where the sign-in by a provider begins; a page of the server, not of the router. */
export const providerLink = (key: string, returnTo: string = START): string =>
  withWayBack(`/login/with/${key}`, returnTo);

/** Where somebody finds their company's own sign-in. */
export const companySignInLink = (returnTo: string = START): string => withWayBack("/login/company", returnTo);

/** To a company's provider, which is told whose sign-in it is. */
export const companyLink = (key: string, email: string, returnTo: string = START): string =>
  withWayBack(`/login/with/${key}?${new URLSearchParams({ email })}`, returnTo);

/** Where each mode of the screen stands, with the way back kept. */
export function signInLink(mode: SignInMode, returnTo: string = START): string {
  const door = mode === "create-account" ? "/register" : "/login";
  const isOfDoor = mode === "sign-in" || mode === "create-account";
  return withWayBack(isOfDoor ? door : `${door}?mode=${mode}`, returnTo);
}

/** The page with the promo code. */
export const createAccountLink = (returnTo: string): string => withWayBack("/create-account", returnTo);

/** An address of ours that leads on to another one; the usual way needs no word. */
export function withWayBack(path: string, returnTo: string): string {
  if (returnTo === START || returnTo === "/") return path;
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ returnTo })}`;
}

/** Back to a door would be a circle; an address with a secret that works once is no place either. */
const DOOR = /^\/(login|register|create-account|logout|admin\/login|reset-password|prove|confirm-\w+|set-up)(?![\w-])/;
/** Pages that lead here, and hold nothing of the reader's. */
const NOTHING_TO_KEEP = /^\/(|sample-results|terms|privacy)$/;

export const isDoor = (path: string): boolean => DOOR.test(path);
export const isWorthReturning = (path: string): boolean => !isDoor(path) && !NOTHING_TO_KEEP.test(path);
