import { ButtonLink } from "~/app/ui/button";
import { EmptyState } from "~/app/ui/empty-state";
import { PageHeader } from "~/app/ui/page-header";

export function SignInPrompt() {
  return (
    <>
      <PageHeader title="Search History" />
      <EmptyState
        title="Sign in to see your searches"
        action={
          <ButtonLink href="/login?returnTo=%2Fsearch-history" variant="primary">
            Sign In
          </ButtonLink>
        }
      >
        Searches are kept with your account for 30 days.
      </EmptyState>
    </>
  );
}
