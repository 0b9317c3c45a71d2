import { accountEndpoints } from "./account";
import { apiKeyEndpoints } from "./api-keys";
import { authEndpoints } from "./auth";
import { deviceEndpoints } from "./device";
import type { Endpoint } from "./endpoint";
import { feedbackEndpoints } from "./feedback";
import { geoEndpoints } from "./geo";
import { historyEndpoints } from "./history";
import { impersonationEndpoints } from "./impersonation";
import { memberEndpoints } from "./organization-members";
import { organizationEndpoints } from "./organizations";
import { payEndpoints } from "./pay";

/** Every endpoint of the product, in the order of the reference. */
export const endpoints: readonly Endpoint[] = [
  ...authEndpoints,
  ...accountEndpoints,
  ...deviceEndpoints,
  ...apiKeyEndpoints,
  ...organizationEndpoints,
  ...memberEndpoints,
  ...historyEndpoints,
  ...feedbackEndpoints,
  ...payEndpoints,
  ...geoEndpoints,
  ...impersonationEndpoints,
];
