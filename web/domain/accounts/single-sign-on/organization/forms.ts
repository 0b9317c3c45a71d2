import { z } from "zod";
import { config } from "~/platform/config";
import { mayCall } from "~/platform/http/public-call";
import { readEmailAddress } from "../../fields/email-address";
import { givenPasswordField, requiredLine } from "../../fields/person-fields";

/** What can be said of an address without asking anybody; each connection is checked again when it is made. */
function isAllowed(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isLiteral = /^[\d.]+$|:/.test(host);
  if (isLiteral && !mayCall(host, config().DEV_TOOLS)) return false;
  if (url.username || url.password || url.search || url.hash) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && config().DEV_TOOLS);
}

const isTicked = z.union([z.boolean(), z.literal("on").transform(() => true)]).optional();

export const signOnProviderForm = z.object({
  issuer: requiredLine("Issuer", 500).refine(isAllowed, {
    error: "Use the issuer's address: it starts with https:// and can be reached from outside",
  }),
  clientId: requiredLine("Client ID", 255),
  /** Left empty: the one that is kept. */
  clientSecret: z.string().trim().max(500, "Client secret must be at most 500 characters").optional(),
  provesSecondFactor: isTicked,
  currentPassword: givenPasswordField.optional(),
});
export type SignOnProviderForm = z.output<typeof signOnProviderForm>;

export const enforcementForm = z.object({
  breakGlassUserId: z.coerce
    .number({ error: "Choose a person." })
    .int()
    .positive("Choose a person.")
    .max(2_147_483_647),
  currentPassword: givenPasswordField.optional(),
});
export type EnforcementForm = z.output<typeof enforcementForm>;

/** A domain as it stands in addresses; `@acme.com` and capitals are what people type. */
export const signOnDomainForm = z.object({
  domain: requiredLine("Domain", 255).transform((text, context) => {
    const isAddress = /[/?#:]/.test(text);
    const { email } = isAddress ? {} : readEmailAddress(`somebody@${text.replace(/^.*@/, "")}`);
    if (email) return email.slice(email.indexOf("@") + 1);
    context.addIssue({ code: "custom", message: "This is no domain of e-mail addresses, such as acme.com" });
    return z.NEVER;
  }),
});
