export { Transport } from "./runtime/transport.js";
