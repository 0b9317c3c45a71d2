/**
 * For a page whose address holds a secret: it goes to nobody. Ours learn the site alone, for with "no-referrer" a browser
 * names no origin when a form is sent without scripts, and then the form counts as another site's.
 */
export const REFERRER_POLICY = "strict-origin";

export const hidesAddress = { name: "referrer", content: REFERRER_POLICY };
