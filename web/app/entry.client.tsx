import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { adoptStyleNonce } from "./ui/foundations/style-nonce";

/**
 * Remix reads the data of the page when it is drawn first and throws the promise of it. Within React this makes the root wait,
 * and a key or a choice during that wait ends the page for good: React draws at once, the root cannot be drawn ("Root did not
 * complete"), and nothing on the page ever comes alive. So the promise is thrown here, before React listens to anything.
 */
async function dataRead(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    await thrown;
  }
}

adoptStyleNonce();

dataRead().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  }),
);
