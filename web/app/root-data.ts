/** What every page has from the root's loader, for whoever asks it with `useRouteLoaderData("root")`. */
export type RootData = { prices: Record<string, number>; formToken: string };
