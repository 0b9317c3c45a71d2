import { companyLink } from "~/app/links/sign-in-links";
import { ButtonLink } from "~/app/ui/actions/button";

/** Under a refused password: the way that the company of this address wants. */
export function CompanyHint({ company, returnTo }: { company: { key: string; email: string }; returnTo: string }) {
  return (
    <div className="mb-5 border-b border-line-2 pb-5">
      <p className="mb-3 text-sm break-words text-ink-2">
        People with an address like {company.email} sign in at their company's own page.
      </p>
      <ButtonLink
        href={companyLink(company.key, company.email, returnTo)}
        variant="primary"
        reloadDocument
        className="w-full"
      >
        Go On to Your Company's Sign-in
      </ButtonLink>
    </div>
  );
}
