import { listStates } from "~/domain/research";

export const FEDERAL = "FEDERAL";
/** Every place there is. */
export const EVERYWHERE = "ALL";

export type AlertPlace = { jurisdiction: string; city: string | null };
export type PlaceChoice = { code: string; name: string; cities: string[] };

/** The states and their cities, as the forms offer them. */
export async function alertPlaceChoices(): Promise<PlaceChoice[]> {
  const states = await listStates();
  return states.map(({ code, name, cities }) => ({
    code,
    name,
    cities: cities.filter(({ isListed }) => isListed).map((city) => city.name),
  }));
}

export type PlaceNames = {
  label: (place: AlertPlace) => string;
  knows: (jurisdiction: string) => boolean;
  /** The name of a city that was given by name or code, in any case; a city that we do not know stays as it is. */
  city: (jurisdiction: string, given: string | null | undefined) => string | null;
  /** Every way in which a city may be written in an update. */
  cityForms: (jurisdiction: string, given: string) => string[];
};

/** How places are called, read once per piece of work. */
export async function placeNames(): Promise<PlaceNames> {
  const states = new Map((await listStates()).map((state) => [state.code, state]));
  const find = (jurisdiction: string, given: string) => {
    const wanted = given.toLowerCase();
    return states
      .get(jurisdiction)
      ?.cities.find(({ code, name }) => code === wanted || name.toLowerCase() === wanted || code === slug(wanted));
  };
  return {
    knows: (jurisdiction) => jurisdiction === FEDERAL || jurisdiction === EVERYWHERE || states.has(jurisdiction),
    label: ({ jurisdiction, city }) => {
      if (jurisdiction === FEDERAL) return "Federal";
      if (jurisdiction === EVERYWHERE) return "All of the United States";
      const state = states.get(jurisdiction)?.name ?? jurisdiction;
      return city ? `${find(jurisdiction, city)?.name ?? city}, ${state}` : state;
    },
    city: (jurisdiction, given) => (given ? (find(jurisdiction, given)?.name ?? given) : null),
    cityForms: (jurisdiction, given) => {
      const known = find(jurisdiction, given);
      return [...new Set([given, known?.name, known?.code].filter((form) => form !== undefined))];
    },
  };
}

const slug = (text: string): string => text.replace(/[^a-z0-9]+/g, "-");
