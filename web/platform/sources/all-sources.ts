import { config } from "../config";
import { courtListener } from "./courtlistener";
import { ecfr } from "./ecfr";
import { federalRegister } from "./federal-register";
import { agencyFeeds } from "./feeds";
import { legiScan } from "./legiscan";
import type { Source } from "./types";

/** The sources that this installation reads: the open ones, and those for which there is a token. None with `SOURCES=off`. */
export function allSources(): Source[] {
  const { SOURCES, COURTLISTENER_TOKEN, LEGISCAN_KEY } = config();
  if (!SOURCES) return [];
  return [
    federalRegister(),
    ecfr(),
    ...agencyFeeds(),
    ...(COURTLISTENER_TOKEN ? [courtListener()] : []),
    ...(LEGISCAN_KEY ? [legiScan()] : []),
  ];
}
