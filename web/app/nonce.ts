import { createContext, useContext } from "react";

export const NonceContext = createContext<string | undefined>(undefined);

/** Nonce of this page's scripts; known on the server only, where the tags are written. */
export const useNonce = (): string | undefined => useContext(NonceContext);
