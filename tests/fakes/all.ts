import { startClamdFake } from "./clamd";
import { startCourtListenerFake } from "./courtlistener";
import { startEcfrFake } from "./ecfr";
import { startFederalRegisterFake } from "./federal-register";
import { startFeedsFake } from "./feeds";
import { startGeocoderFake } from "./geocoder";
import { startGeolocationFake } from "./geolocation";
import { startLanguageModelFake } from "./language-model";
import { startLegiScanFake } from "./legiscan";
import { startS3Fake } from "./s3";
import { startSmtpFake } from "./smtp";
import { startStripeFake } from "./stripe/server";
import { startZipFake } from "./zip";

interface Options {
  /** The first of thirteen ports; without it any free ones. */
  firstPort?: number;
  /** Where the product listens: payment events go to its webhook. */
  appUrl?: string;
}

export type AllFakes = Awaited<ReturnType<typeof startAllFakes>>;

/** Starts every fake; `env` points the product at them. */
export async function startAllFakes({ firstPort, appUrl }: Options = {}) {
  const port = (index: number) => (firstPort === undefined ? 0 : firstPort + index);
  const webhookUrl = appUrl ? `${appUrl.replace(/\/$/, "")}/api/stripe/webhook` : undefined;
  const fakes = {
    stripe: await startStripeFake({ port: port(0), webhookUrl }),
    smtp: await startSmtpFake({ port: port(1) }),
    s3: await startS3Fake({ port: port(2) }),
    geolocation: await startGeolocationFake({ port: port(3) }),
    zip: await startZipFake({ port: port(4) }),
    geocoder: await startGeocoderFake({ port: port(5) }),
    federalRegister: await startFederalRegisterFake({ port: port(6) }),
    ecfr: await startEcfrFake({ port: port(7) }),
    feeds: await startFeedsFake({ port: port(8) }),
    courtListener: await startCourtListenerFake({ port: port(9) }),
    legiScan: await startLegiScanFake({ port: port(10) }),
    languageModel: await startLanguageModelFake({ port: port(11) }),
    clamd: await startClamdFake({ port: port(12) }),
  };
  const { stripe, s3, geolocation, feeds, languageModel } = fakes;
  const env: Record<string, string> = {
    PAYMENTS: "stripe",
    STRIPE_API_BASE: stripe.url,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    SMTP_URL: fakes.smtp.url,
    S3_ENDPOINT: s3.url,
    S3_BUCKET: s3.bucket,
    S3_REGION: s3.region,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    CLAMAV_URL: fakes.clamd.url,
    GEO: "on",
    GEO_URLS: [geolocation.urls.ipapi, geolocation.urls.ipwhois, geolocation.urls.freeipapi].join(","),
    ZIP_URL: `${fakes.zip.url}/us/{zip}`,
    GEOCODER_URL: fakes.geocoder.urls.nominatim,
    SOURCES: "on",
    FEDERAL_REGISTER_URL: fakes.federalRegister.url,
    ECFR_URL: fakes.ecfr.url,
    AGENCY_FEEDS: `dol=${feeds.feeds.dol},nlrb=${feeds.feeds.nlrb},eeoc=${feeds.feeds.eeoc}`,
    COURTLISTENER_URL: fakes.courtListener.url,
    COURTLISTENER_TOKEN: fakes.courtListener.token,
    LEGISCAN_URL: fakes.legiScan.url,
    LEGISCAN_KEY: fakes.legiScan.key,
    LLM_BASE_URL: languageModel.baseUrl,
    LLM_API_KEY: languageModel.apiKey,
    LLM_MODEL: languageModel.model,
  };
  const stop = async () => {
    await Promise.all(Object.values(fakes).map((fake) => fake.stop()));
  };
  return { ...fakes, env, stop };
}
