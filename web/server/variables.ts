/** What the outer server hands to the inner layers of one request. */
export type ServerVariables = {
  Variables: { nonce: string; requestId: string; address: string };
};
