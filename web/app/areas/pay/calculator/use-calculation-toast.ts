import { useCallback, useEffect, useRef } from "react";
import { useToast } from "~/app/ui/overlays/toast-context";
import { dollars } from "../dollars";
import type { PayView } from "./page.server";
import { HOW_OFTEN } from "./pay-options";

/** Says 'Calculation Complete' with the net pay once the answer to a pressed Calculate Pay is there. */
export function useCalculationToast(view: PayView | null): () => void {
  const toast = useToast();
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current || !view) return;
    pressed.current = false;
    const { quick, precise, lead } = view;
    const period = HOW_OFTEN[quick.result.payPeriod] ?? "a pay period";
    toast({
      title: "Calculation Complete",
      description:
        lead.leads === "precise"
          ? `Net pay ${period}: ${dollars(precise.result.netPay)} by precise withholding.`
          : `Net pay ${period}: ${dollars(quick.result.netPay)} by the quick estimate, ${dollars(precise.result.netPay)} by precise withholding.`,
      variant: "success",
    });
  }, [view, toast]);
  return useCallback(() => {
    pressed.current = true;
  }, []);
}
