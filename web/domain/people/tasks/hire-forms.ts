import known from "./hire-forms.json";

export type HireForm = {
  key: string;
  state?: string;
  form: string;
  name: string;
  says: string;
  law?: string;
  citation?: string;
  issuer: string;
  url: string;
  level: string;
};

/** The forms of a hire: the federal ones, and those of the states for their income tax. */
export const HIRE_FORMS: HireForm[] = [...known.federal, ...known.states];

/** The state's own forms; the federal ones have their own tasks and clocks. */
export const stateForms = (state: string | null): HireForm[] =>
  HIRE_FORMS.filter((form) => form.state !== undefined && form.state === state);
