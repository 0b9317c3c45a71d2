import type { FormOutcome } from "~/app/forms/form-outcome";
import type { manageCustomerView } from "./manage-customer.server";

export type ManageView = Awaited<ReturnType<typeof manageCustomerView>>;

export type SectionProps = { view: ManageView; outcome: FormOutcome | null };
