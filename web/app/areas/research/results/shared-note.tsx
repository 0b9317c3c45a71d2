import { Banner } from "~/app/ui/status/banner";

/** Above what a shared link led to: whose access counts, and that no answer was passed on. */
export const SharedNote = () => (
  <div className="mt-4">
    <Banner label="Shared search">
      Someone shared this search with you. It was run again: you see today's law, as far as your access allows.
    </Banner>
  </div>
);
