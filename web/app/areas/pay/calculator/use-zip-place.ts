import { useCallback, useRef, useState } from "react";
import { useToast } from "~/app/ui/overlays/toast-context";
import type { PlaceChoice } from "./form-types";

type ZipAnswer = { kind: string; toast: string; message?: string; place?: PlaceChoice; places?: PlaceChoice[] };

const MANUALLY = "Enter Location Manually";

type ZipUse = {
  onPlace: (place: PlaceChoice) => void;
  /** The code stands for no place, or for several: what an earlier code had filled in is not its place. */
  onUnplaced: () => void;
  known: readonly PlaceChoice[];
  knownNote: string;
};

/** Looks a ZIP code up as soon as it has five digits and says what came of it, in the specification's words. */
export function useZipPlace({ onPlace, onUnplaced, known, knownNote }: ZipUse) {
  const toast = useToast();
  const [choices, setChoices] = useState<readonly PlaceChoice[]>(known);
  const [note, setNote] = useState(knownNote);
  const asked = useRef("");

  const lookUp = useCallback(
    async (zip: string, state: string) => {
      if (!/^\d{5}$/.test(zip)) asked.current = "";
      if (!/^\d{5}$/.test(zip) || asked.current === zip) return;
      asked.current = zip;
      const answer = await fetchPlace(zip, state);
      if (asked.current !== zip) return;
      setChoices(answer.places ?? []);
      const isFailure = answer.toast === MANUALLY;
      setNote(answer.kind === "choose" ? "" : (answer.message ?? ""));
      if (answer.place) onPlace(answer.place);
      else if (!isFailure) onUnplaced();
      const destructive = answer.kind === "unknown" && !isFailure;
      toast({
        title: answer.toast,
        description: answer.message ?? placeText(answer.place),
        variant: destructive ? "destructive" : "default",
      });
    },
    [onPlace, onUnplaced, toast],
  );

  const choose = useCallback(
    (place: PlaceChoice) => {
      onPlace(place);
      setChoices([]);
      toast({ title: "Location Selected", description: placeText(place) });
    },
    [onPlace, toast],
  );

  return { lookUp, choose, choices, note };
}

const placeText = (place?: PlaceChoice): string =>
  place ? [place.city, place.county, place.state].filter(Boolean).join(", ") : "";

async function fetchPlace(zip: string, state: string): Promise<ZipAnswer> {
  try {
    const answer = await fetch(`/api/geo/zip/${zip}?${new URLSearchParams({ state })}`);
    if (answer.ok) return await answer.json();
  } catch {
    // No network: the place is entered by hand.
  }
  return { kind: "unknown", toast: MANUALLY, message: "Please enter your location manually." };
}
