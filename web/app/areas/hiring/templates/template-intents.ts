/** What the forms of the template screens ask for. */
export const TEMPLATE_INTENT = {
  save: "save-template",
  preview: "preview-template",
  remove: "delete-template",
  letter: "save-letter",
  card: "save-scorecard-template",
} as const;
