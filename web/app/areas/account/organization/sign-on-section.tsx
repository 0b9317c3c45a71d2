import { ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";

/** The way to the settings of the organization's own provider. */
export function SignOnSection({ id }: { id: number }) {
  return (
    <Card as="section" padding="lg" title="Single sign-on">
      <p className="mb-3 text-sm text-ink-2">Members sign in by your company's own provider (OpenID Connect).</p>
      <ButtonLink href={`/organizations/${id}/single-sign-on`} size="sm">
        Set Up Single Sign-on
      </ButtonLink>
    </Card>
  );
}
