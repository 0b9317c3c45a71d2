import { providerLink } from "~/app/links/sign-in-links";
import { ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import type { ProviderView } from "~/domain/accounts";

type ProviderButtonsProps = { providers: ProviderView[]; returnTo: string };

/** The ways in by an account elsewhere, above the form; nothing where none is set up. */
export function ProviderButtons({ providers, returnTo }: ProviderButtonsProps) {
  if (providers.length === 0) return null;
  return (
    <div className="mb-5 grid gap-3 border-b border-line-2 pb-5">
      {providers.map(({ key, name }) => (
        <ButtonLink key={key} href={providerLink(key, returnTo)} reloadDocument className="w-full">
          Continue with {name}
        </ButtonLink>
      ))}
      <p className="text-sm text-ink-2">
        Whoever is new here agrees to the <TextLink href="/terms">Terms of use</TextLink> and the{" "}
        <TextLink href="/privacy">Privacy policy</TextLink>.
      </p>
    </div>
  );
}
