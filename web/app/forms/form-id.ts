/** By this field an answer finds the form on the screen that was sent. */
export const FORM_ID = "formId";
