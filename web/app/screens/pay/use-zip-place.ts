import { useCallback, useRef, useState } from "react";
import { useToast } from "~/app/ui/toast-context";
import type { PlaceChoice } from "./form-types";

type ZipAnswer = { kind: string; toast: string; message?: string; place?: PlaceChoice; places?: PlaceChoice[] };

/** Looks a ZIP code up as soon as it has five digits and says what came of it, in the specification's words. */
export function useZipPlace(onPlace: (place: PlaceChoice) => void, known: readonly PlaceChoice[], knownNote: string) {
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
      setNote(answer.place ? (answer.message ?? "") : "");
      if (answer.place) onPlace(answer.place);
      const destructive = answer.kind === "unknown" && answer.toast !== "Enter Location Manually";
      toast({
        title: answer.toast,
        description: answer.message ?? placeText(answer.place),
        variant: destructive ? "destructive" : "default",
      });
    },
    [onPlace, toast],
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
  return { kind: "unknown", toast: "Enter Location Manually", message: "Please enter your location manually." };
}
