/** How an employment ends, as people read it; the domain has the same words for its memo. */
export const KIND_LABELS: Record<string, string> = {
  resignation: "Resignation",
  discharge: "Discharge",
  layoff: "Layoff",
  end_of_term: "End of a fixed term",
  death: "Death",
};
