import { ButtonLink } from "~/app/ui/actions/button";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { EmptyState } from "~/app/ui/status/empty-state";

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
