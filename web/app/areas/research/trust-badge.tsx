import { Badge } from "~/app/ui/status/badge";
import type { LawItem } from "~/domain/research";
import { trustText } from "./law-facts";

/** The one word on how sure we are of a law: what was read of its rules. */
export const TrustBadge = ({ law }: { law: LawItem }) => (
  <Badge tone={law.trust === "text" ? "success" : "neutral"}>{trustText(law)}</Badge>
);
