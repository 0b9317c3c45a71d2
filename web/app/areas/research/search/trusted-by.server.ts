import { config } from "~/platform/config";

/** The names that an operator shows above the footer; null shows the public sources instead (decision 11). */
export function trustedBy(): string[] | null {
  const names = config()
    .TRUSTED_BY?.split(",")
    .map((name) => name.trim());
  return names ?? null;
}
