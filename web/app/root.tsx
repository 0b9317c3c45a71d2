import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useNonce } from "./nonce";
import type { RootData } from "./root-data";
import { readFlash } from "./server/flash.server";
import { planPrices } from "./server/plan-prices.server";
import { principalOf } from "./server/principal.server";
import { formToken } from "./server/sent-once.server";
import { shellView } from "./server/shell-view.server";
import { readTheme } from "./server/theme.server";
import { ErrorScreen } from "./shell/error-screen";
import type { ScreenHandle } from "./shell/screen-handle";
import { Shell } from "./shell/shell";
import styles from "./styles/app.css?url";
import { fontPreloads } from "./styles/fonts";
import { SkipLink } from "./ui/actions/skip-link";
import { ToastProvider } from "./ui/overlays/toast";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  ...fontPreloads,
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

/** For screens that failed before they could name themselves. */
export const meta: MetaFunction = () => [{ title: "Statewise" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const principal = await principalOf({ request, context });
  const cookie = request.headers.get("cookie");
  const { toast, clear } = readFlash(cookie);
  const headers = clear ? { "set-cookie": clear } : undefined;
  const shell = shellView(principal);
  const everywhere: RootData = { prices: planPrices(), formToken: formToken() };
  return data({ shell, theme: readTheme(cookie), toast, ...everywhere }, { headers });
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const root = useRouteLoaderData<typeof loader>("root");
  const skipTo = useMatches()
    .map(({ handle }) => (handle as ScreenHandle | undefined)?.skipTo)
    .find(Boolean);
  const theme = root && root.theme !== "system" ? root.theme : undefined;
  return (
    <html lang="en" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        {skipTo ? <SkipLink href={skipTo.href}>{skipTo.label}</SkipLink> : null}
        <ToastProvider flash={root?.toast}>
          <Shell view={root?.shell ?? null} theme={root?.theme ?? "system"}>
            {children}
          </Shell>
        </ToastProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export const ErrorBoundary = ErrorScreen;
