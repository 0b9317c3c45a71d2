import { config } from "../config";
import { supportAddress } from "../support-address";
import { type Inline, link } from "./content";

/** What stands around every mail. */
export type MailFrame = { footer: Inline[]; disclaimer: string };

type FrameLinks = { unsubscribeUrl?: string; preferencesUrl?: string };

/** Who sends, whom to write to and how to stop it: from the settings only, so that no address is made up. */
export function mailFrame({ unsubscribeUrl, preferencesUrl }: FrameLinks = {}): MailFrame {
  const { appUrl, MAIL_FROM, MAIL_FOOTER } = config();
  const footer: Inline[] = [];
  if (preferencesUrl) footer.push(link("Change your preferences", preferencesUrl));
  if (unsubscribeUrl) footer.push(link("Unsubscribe", unsubscribeUrl));
  const sender = senderName(MAIL_FROM);
  footer.push([`Sent by ${sender}, `, link(new URL(appUrl).host, appUrl), "."]);
  // The postal address that commercial mail must carry (CAN-SPAM, 15 U.S.C. 7704(a)(5)).
  if (MAIL_FOOTER) footer.push(MAIL_FOOTER);
  const support = supportAddress();
  if (support) footer.push(["Questions: ", link(support, `mailto:${support}`)]);
  return { footer, disclaimer: "Statewise is a research tool, not legal advice." };
}

/** `Name <address>` and a bare address are both allowed in MAIL_FROM. */
function senderName(from: string): string {
  const end = from.indexOf("<");
  return from.slice(0, Math.max(0, end)).replaceAll('"', "").trim() || "Statewise";
}
