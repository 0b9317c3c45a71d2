import { useEffect, useLayoutEffect } from "react";

/** An effect that is over before anybody sees or touches what was drawn; the server, which draws nothing, would warn of it. */
export const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;
