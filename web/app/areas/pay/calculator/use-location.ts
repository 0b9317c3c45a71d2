import { useEffect, useRef, useState } from "react";
import { useToast } from "~/app/ui/overlays/toast-context";
import type { PlaceChoice } from "./form-types";

type Detected = { state: string | null; city: string | null; county: string | null; countyIsGuess: boolean };

/**
 * Asks once where the visitor is, when no place was given; not knowing is silent, and a place given meanwhile stays.
 * Answers the text of the banner.
 */
export function useLocation(wanted: boolean, onPlace: (place: PlaceChoice) => boolean): [string, () => void] {
  const toast = useToast();
  const [banner, setBanner] = useState("");
  const asked = useRef(false);
  useEffect(() => {
    if (!wanted || asked.current) return;
    asked.current = true;
    detect().then((found) => {
      if (!found?.state) return;
      const place = { state: found.state, city: found.city ?? "", county: found.county ?? "" };
      if (!onPlace(place)) return;
      const text = [place.city, place.county, place.state].filter(Boolean).join(", ");
      setBanner(found.countyIsGuess && place.county ? `${text} (the county is a guess)` : text);
      toast({ title: "Location Detected", description: text });
    });
  }, [wanted, onPlace, toast]);
  return [banner, () => setBanner("")];
}

async function detect(): Promise<Detected | null> {
  try {
    const answer = await fetch("/api/geo/location");
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
