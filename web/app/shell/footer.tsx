import type { Theme } from "~/app/server/theme.server";
import { TextLink } from "~/app/ui/actions/text-link";
import { ThemeChoice } from "~/app/ui/choices/theme-choice";

type FooterProps = { theme: Theme; supportEmail: string | null };

export function Footer({ theme, supportEmail }: FooterProps) {
  return (
    <footer className="border-t border-line text-sm text-ink-3">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-4 px-4 py-6 sm:px-6">
        <p className="min-w-0 flex-1 basis-96">
          Statewise is a research tool and not legal advice. It does not make you a client of a lawyer. Laws change and
          facts differ: check with a lawyer before you act.
        </p>
        <nav aria-label="About" className="print:hidden flex flex-wrap gap-x-4 gap-y-1">
          <TextLink href="/sample-results">Sample results</TextLink>
          <TextLink href="/api/docs">API</TextLink>
          <TextLink href="/privacy">Privacy</TextLink>
          <TextLink href="/security">Security</TextLink>
          <TextLink href="/terms">Terms</TextLink>
          {supportEmail ? <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink> : null}
        </nav>
        <div className="print:hidden">
          <ThemeChoice theme={theme} />
        </div>
      </div>
    </footer>
  );
}
