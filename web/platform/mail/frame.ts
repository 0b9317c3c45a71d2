import { config } from "../config";
import { type Inline, link } from "./content";

/** What stands around every mail. */
export type MailFrame = { footer: Inline[]; disclaimer: string };

type FrameLinks = { unsubscribeUrl?: string; preferencesUrl?: string };

/** Who sends, whom to write to and how to stop it: from the settings only, so that no address is made up. */
export function mailFrame({ unsubscribeUrl, preferencesUrl }: FrameLinks = {}): MailFrame {
  const { appUrl, SUPPORT_EMAIL, MAIL_FROM, MAIL_FOOTER } = config();
  const footer: Inline[] = [];
  if (preferencesUrl) footer.push(link("Change your preferences", preferencesUrl));
  if (unsubscribeUrl) footer.push(link("Unsubscribe", unsubscribeUrl));
  const sender = senderName(MAIL_FROM);
  footer.push([`Sent by ${sender}, `, link(new URL(appUrl).host, appUrl), "."]);
  // The postal address that commercial mail must carry (CAN-SPAM, 15 U.S.C. 7704(a)(5)).
  if (MAIL_FOOTER) footer.push(MAIL_FOOTER);
  if (!isPlaceholder(SUPPORT_EMAIL)) footer.push(["Questions: ", link(SUPPORT_EMAIL, `mailto:${SUPPORT_EMAIL}`)]);
  return { footer, disclaimer: "Statewise is a research tool, not legal advice." };
}

/** `Name <address>` and a bare address are both allowed in MAIL_FROM. */
function senderName(from: string): string {
  const end = from.indexOf("<");
  return from.slice(0, Math.max(0, end)).replaceAll('"', "").trim() || "Statewise";
}

/** The default of SUPPORT_EMAIL reaches nobody and is not shown. */
const isPlaceholder = (address: string): boolean => /@localhost(\.localdomain)?$/.test(address);
