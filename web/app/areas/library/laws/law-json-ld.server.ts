import type { LawDetail } from "~/domain/research";
import { config } from "~/platform/config";

/** What a search engine may know of a law: title, citation, status, dates. Nothing that needs access. */
export function lawJsonLd(law: LawDetail) {
  const canonical = `${config().appUrl}/laws/${law.slug}`;
  const place = law.cityName ? `${law.cityName}, ${law.jurisdictionName}` : law.jurisdictionName;
  const jsonLd = {
    "@context": "https://schema.org",
    "@type": "Legislation",
    name: law.title,
    url: canonical,
    legislationIdentifier: law.citation ?? undefined,
    legislationJurisdiction: place,
    legislationLegalForce: law.status === "in_force" ? "InForce" : "NotInForce",
    legislationDateVersion: law.verifiedAsOf ?? undefined,
    isBasedOn: law.referenceUrl ?? undefined,
  };
  return { canonical, jsonLd };
}
