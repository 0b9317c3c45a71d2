import { config } from "~/platform/config";

/** Each provider has an address of its own to come back to, so that none can pass another one's answer off as its own. */
export const callbackPath = (key: string): string => `/login/callback/${key}`;
export const callbackUrl = (key: string): string => `${config().appUrl}${callbackPath(key)}`;
