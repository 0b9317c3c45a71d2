import { config } from "~/platform/config";

/** Where the links of this domain's mails lead; each screen shows what will happen and asks for a click. */
export const LINK_PATHS = {
  resetPassword: "/reset-password",
  confirmEmail: "/confirm-email",
  confirmAccount: "/confirm-account",
  confirmPassword: "/confirm-password",
  setUp: "/set-up",
  invitation: "/invitation",
  device: "/device",
} as const;

export const accountLink = (page: keyof typeof LINK_PATHS, token: string): string =>
  `${config().appUrl}${LINK_PATHS[page]}?token=${encodeURIComponent(token)}`;
