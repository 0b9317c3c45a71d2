import { startAllFakes } from "./all";

/** `npm run dev:fakes`: starts every fake on fixed ports and prints the environment for the product. */
const firstPort = Number(process.env.FAKES_PORT ?? 4010);
const appUrl = process.env.APP_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
const fakes = await startAllFakes({ firstPort, appUrl });

console.log("# Outside services that are none. Put these lines before the start of the product:");
for (const [name, value] of Object.entries(fakes.env)) console.log(`${name}=${value}`);
console.log(`# Payment events go to ${appUrl}/api/stripe/webhook. Ctrl-C stops all.`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    void fakes.stop().then(() => process.exit(0));
  });
}
