import { config } from "~/platform/config";
import { seal, unseal } from "~/platform/crypto";

const PURPOSE = "check-mail";

export type MailSent = { email: string; trialMinutes: number; returnTo: string; token: string | null };

/** The page that says that a mail was sent; what it says is sealed, so that no address stands in logs. */
export function checkMailLink({ token, ...sent }: MailSent): string {
  const developmentLink = config().DEV_TOOLS && token ? `/confirm-account?token=${token}` : null;
  return `/confirm-account?sent=${encodeURIComponent(seal(PURPOSE, JSON.stringify({ ...sent, developmentLink })))}`;
}

type MailTold = Omit<MailSent, "token"> & { developmentLink: string | null };

/** What that page says; null where nobody was sent there by us. */
export function mailSent(params: URLSearchParams): (MailTold & { isOutbox: boolean }) | null {
  const told = unseal(PURPOSE, params.get("sent") ?? "");
  return told ? { ...(JSON.parse(told) as MailTold), isOutbox: !config().SMTP_URL } : null;
}
