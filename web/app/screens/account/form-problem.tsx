import { Banner } from "~/app/ui/banner";
import type { FormOutcome } from "./form-outcome";

/** The failure of a form in words that stay, beside the toast that goes. */
export function FormProblem({ outcome }: { outcome: FormOutcome | null }) {
  if (!outcome?.isFailure) return null;
  const { title, description } = outcome.toast;
  return (
    <div role="alert" key={outcome.id} className="mb-5">
      <Banner tone="danger" label={title}>
        <strong className="font-semibold">{title}.</strong> {description}
      </Banner>
    </div>
  );
}
