declare global {
  // The name under which the style injectors below Radix look for a nonce.
  var __webpack_nonce__: string | undefined;
}

/**
 * Radix locks the page behind a dialog with an injected style element, which the content security policy accepts only
 * with the nonce of this page. The page's own script elements know it. Called once, by the client entry.
 */
export function adoptStyleNonce(): void {
  if (typeof document === "undefined") return;
  globalThis.__webpack_nonce__ ??= document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
}
