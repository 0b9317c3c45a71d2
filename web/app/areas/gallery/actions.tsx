import Download from "lucide-react/icons/download";
import Settings from "lucide-react/icons/settings";
import { useState } from "react";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { IconButton } from "~/app/ui/actions/icon-button";
import { TextLink } from "~/app/ui/actions/text-link";
import { ThemeChoice } from "~/app/ui/choices/theme-choice";
import type { GallerySectionProps } from "./gallery-section";
import { Section, Specimen } from "./section";

const VARIANTS = ["primary", "secondary", "ghost", "danger"] as const;
const SIZES = ["sm", "md", "lg"] as const;

export function ActionsSection({ id, title }: GallerySectionProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Section id={id} title={title}>
      {VARIANTS.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}`}>
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {size === "sm" ? "Small" : size === "md" ? "Medium" : "Large"}
            </Button>
          ))}
          <Button variant={variant} icon={<Download size={16} />}>
            With icon
          </Button>
          <Button variant={variant} loading>
            Loading
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Specimen>
      ))}
      <Specimen name="Button that loads on click, button as link, icon button">
        <Button variant="primary" loading={busy} onClick={() => setBusy(true)}>
          Load
        </Button>
        <Button variant="ghost" onClick={() => setBusy(false)}>
          Reset
        </Button>
        <ButtonLink href="/ui#actions" variant="secondary">
          Button link
        </ButtonLink>
        <IconButton label="Settings" icon={<Settings size={17} />} />
        <IconButton label="Download" icon={<Download size={17} />} variant="secondary" size="md" />
      </Specimen>
      <Specimen name="Text link">
        <p>
          Inside a sentence a <TextLink href="/ui#actions">link is underlined</TextLink>.
        </p>
        <TextLink href="/ui#actions" look="standalone">
          Watch this law
        </TextLink>
        <TextLink href="https://leginfo.legislature.ca.gov/" look="standalone">
          Official text
        </TextLink>
      </Specimen>
      <Specimen name="Theme">
        <ThemeChoice theme="system" returnTo="/ui" />
      </Specimen>
    </Section>
  );
}
