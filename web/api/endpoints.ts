import { authEndpoints } from "./auth";
import type { Endpoint } from "./endpoint";
import { feedbackEndpoints } from "./feedback";
import { geoEndpoints } from "./geo";
import { historyEndpoints } from "./history";
import { payEndpoints } from "./pay";

/** Every endpoint of the product, in the order of the reference. */
export const endpoints: readonly Endpoint[] = [
  ...authEndpoints,
  ...historyEndpoints,
  ...feedbackEndpoints,
  ...payEndpoints,
  ...geoEndpoints,
];
