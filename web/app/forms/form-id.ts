/** By this field an answer finds the form on the screen that was sent. */
export const FORM_ID = "formId";

/** Asks a form to come back as it was filled, with nothing done, to be looked at first. */
export const LOOK_FIRST = "lookFirst";
