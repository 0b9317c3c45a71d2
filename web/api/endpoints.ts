import type { Endpoint } from "./endpoint";
import { authEndpoints } from "./auth";

/** Every endpoint of the product, in the order of the reference. */
export const endpoints: readonly Endpoint[] = [...authEndpoints];
