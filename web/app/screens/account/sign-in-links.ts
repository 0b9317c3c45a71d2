export const MODES = ["sign-in", "create-account", "forgot-password", "change-password"] as const;
export type SignInMode = (typeof MODES)[number];

const START = "/dashboard";

/** Where each mode of the screen stands, with the way back kept. */
export function signInLink(mode: SignInMode, returnTo: string = START): string {
  const params = new URLSearchParams();
  if (mode === "forgot-password" || mode === "change-password") params.set("mode", mode);
  if (returnTo !== START) params.set("returnTo", returnTo);
  const query = params.size > 0 ? `?${params}` : "";
  return `${mode === "create-account" ? "/register" : "/login"}${query}`;
}
