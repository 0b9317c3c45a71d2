/** Anything that a mail server may know, letters of other scripts too, and nothing that could end a header line. */
const ADDRESS = /^[^\s@<>(),;:\\"[\]\p{Cc}]+@[^\s@<>(),;:\\"[\]\p{Cc}.]+(\.[^\s@<>(),;:\\"[\]\p{Cc}.]+)*$/u;

export const isMailAddress = (text: string): boolean => text.length <= 255 && ADDRESS.test(text);

/** The domain in MAIL_FROM, for message ids. */
export function senderDomain(from: string): string {
  const domain = from.match(/@([a-z0-9.-]+)/i)?.[1];
  return domain ?? "localhost";
}
