import { authEndpoints } from "./auth";
import type { Endpoint } from "./endpoint";

/** Every endpoint of the product, in the order of the reference. */
export const endpoints: readonly Endpoint[] = [...authEndpoints];
