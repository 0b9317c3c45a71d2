import { sign, tokenHash } from "../crypto";
import { networkOfBits } from "./internet-address";

/** What one customer of a provider commonly gets of IPv6; whoever runs a network of his own has a /48 or more. */
const CUSTOMER_BITS = 56;
const SITE_BITS = 48;

const hashOf = (network: string): string => tokenHash(sign("network", network));

/** The network of an address as tables keep it: to count by, not to read. */
export const networkHashOf = (address: string): string => hashOf(networkOfBits(address, CUSTOMER_BITS));

/** The wider network around it; of IPv4 the same. */
export const siteHashOf = (address: string): string => hashOf(networkOfBits(address, SITE_BITS));
