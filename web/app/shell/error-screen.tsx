import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { checkoutLink } from "~/app/links/checkout-link";
import { signInLink } from "~/app/links/sign-in-links";
import { useWayBack } from "~/app/links/use-way-back";
import { ButtonLink } from "~/app/ui/actions/button";

type ErrorText = { title: string; text: string };

const TEXTS: Record<number, ErrorText> = {
  400: { title: "This request could not be read", text: "Go back, check what was entered and try again." },
  401: { title: "Sign in first", text: "Your session has ended or you have not signed in yet." },
  402: { title: "This needs access", text: "Start a free trial or choose a plan to read this." },
  403: { title: "Not allowed", text: "Your account may not do this. Ask an administrator of your organization." },
  404: { title: "404 Page Not Found", text: "There is nothing at this address. The link may be old or mistyped." },
  409: {
    title: "Someone else changed this first",
    text: "Open it again and repeat your change.",
  },
  413: { title: "Too large", text: "What was sent is larger than this page takes. Send a smaller file." },
  429: { title: "Too many requests", text: "Wait a moment and try again." },
  503: { title: "Not available just now", text: "Nothing was lost. Try again in a minute." },
};

const UNEXPECTED: ErrorText = {
  title: "Something went wrong here",
  text: "Nothing you entered caused it. Try again; if it stays, tell support what you did.",
};

/** What a failed screen says, by status; the same frame and the same ways out everywhere. */
export function ErrorScreen() {
  const error = useRouteError();
  const returnTo = useWayBack();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const known = TEXTS[status] ?? UNEXPECTED;
  // An address that leads nowhere has no words of its own; a record that is not there has.
  const own =
    isRouteErrorResponse(error) && typeof error.data === "string" && error.data !== "Not Found" ? error.data : "";
  return (
    <div className="mx-auto max-w-xl py-16 text-center">
      <h1 className="font-serif text-2xl font-semibold">{known.title}</h1>
      <p className="mt-3 text-ink-2">{own || known.text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {status === 401 ? <ButtonLink href={signInLink("sign-in", returnTo)}>Sign In</ButtonLink> : null}
        {status === 402 ? (
          <ButtonLink href={checkoutLink({}, returnTo)} reloadDocument>
            Choose a plan
          </ButtonLink>
        ) : null}
        {status === 404 ? (
          <ButtonLink href="/laws" variant="secondary">
            Browse the laws
          </ButtonLink>
        ) : null}
        <ButtonLink href="/dashboard" variant="secondary">
          Back to Dashboard
        </ButtonLink>
      </div>
    </div>
  );
}
