import { Banner } from "~/app/ui/status/banner";
import { FORM_ID } from "./form-id";
import type { FormOutcome } from "./form-outcome";

type FormProblemProps = {
  outcome: FormOutcome | null;
  /** Said within the form itself; what a form says of itself is not said once more above all of them. */
  within?: boolean;
};

/** The failure of a form in words that stay, beside the toast that goes. */
export function FormProblem({ outcome, within = false }: FormProblemProps) {
  if (!outcome?.isFailure || (!within && outcome.result.initialValue?.[FORM_ID])) return null;
  const { title, description } = outcome.toast;
  return (
    <div role="alert" key={outcome.id} className="mb-5">
      <Banner tone="danger" label={title}>
        <strong className="font-semibold">{title}.</strong> {description}
      </Banner>
    </div>
  );
}
