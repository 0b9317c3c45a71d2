import { Secret, TOTP } from "otpauth";
import { now } from "~/platform/clock";
import { encryptField } from "~/platform/crypto";
import { db } from "~/platform/db/client";

/** What an app on a telephone shows half minutes from now. */
export function codeOf(secret: string, steps = 0): string {
  const timestamp = now().getTime() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Gives an account a factor that was set up long ago; answers the app's secret. */
export async function giveFactor({ id }: { id: number }): Promise<string> {
  const secret = new Secret({ size: 20 }).base32;
  await db().secondFactor.create({
    data: {
      userId: id,
      kind: "app",
      name: "Telephone",
      secretEncrypted: encryptField(secret),
      confirmedAt: new Date(0),
      createdAt: new Date(0),
    },
  });
  return secret;
}
