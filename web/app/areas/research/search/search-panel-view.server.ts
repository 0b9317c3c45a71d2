import { listStates, QUESTION_MAX } from "~/domain/research";
import { randomToken } from "~/platform/crypto";

/** What the search panel offers: the states with their cities and wages, and the id of the next press of the button. */
export async function searchPanelView() {
  const states = await listStates();
  return {
    states: states.map(({ code, name, cities }) => ({
      code,
      name,
      cities: cities
        .filter(({ isListed }) => isListed)
        .map((city) => ({ code: city.code, name: city.name, minWage: city.minWage })),
    })),
    longest: QUESTION_MAX,
    nextSubmission: randomToken(9),
  };
}
