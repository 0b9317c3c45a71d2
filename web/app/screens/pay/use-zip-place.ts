import { useMemo, useRef, useState } from "react";
import { useToast } from "~/app/ui/toast-context";

export type FoundPlace = { state: string; county: string; city: string };

type ZipAnswer = { kind: string; toast: string; message?: string; place?: FoundPlace; places?: FoundPlace[] };

/** Looks a ZIP code up as soon as it has five digits and says what came of it, in the specification's words. */
export function useZipPlace(onPlace: (place: FoundPlace) => void) {
  const toast = useToast();
  const [choices, setChoices] = useState<FoundPlace[]>([]);
  const [note, setNote] = useState("");
  const asked = useRef("");

  const lookUp = useMemo(() => {
    const ask = async (zip: string, state: string) => {
      if (!/^\d{5}$/.test(zip) || asked.current === zip) return;
      asked.current = zip;
      const answer = await fetchPlace(zip, state);
      if (asked.current !== zip) return;
      setChoices(answer.places ?? []);
      setNote(answer.kind === "generated" ? (answer.message ?? "") : "");
      if (answer.place) onPlace(answer.place);
      const destructive = answer.kind === "unknown";
      toast({
        title: answer.toast,
        description: answer.message ?? placeText(answer.place),
        variant: destructive ? "destructive" : "default",
      });
    };
    const choose = (place: FoundPlace) => {
      onPlace(place);
      setChoices([]);
      toast({ title: "Location Selected", description: placeText(place) });
    };
    return Object.assign(ask, { choose });
  }, [onPlace, toast]);

  return { lookUp, choices, note };
}

const placeText = (place?: FoundPlace): string =>
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
