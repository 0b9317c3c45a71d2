import { withoutLinks } from "~/platform/mail/without-links";

type Named = { firstName: string | null; lastName: string | null };

/** A person's name as it stands in a mail: whatever a stranger typed into it, no mail program makes a link of it. */
export const mailedName = ({ firstName, lastName }: Named): string =>
  withoutLinks(`${firstName ?? ""} ${lastName ?? ""}`.trim());
