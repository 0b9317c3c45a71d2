import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";

const PRESENT_AND_VERIFIED = 0x05;
const HOLDS_KEY = 0x40;

type Site = { origin: string; hostname: string };
const HERE: Site = { origin: "http://localhost:3000", hostname: "localhost" };

/** A device that keeps one passkey, as a browser would speak with it. */
export function makeAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let counter = 0;

  const authData = ({ hostname }: Site, flags: number, rest = Buffer.alloc(0)) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash("sha256").update(hostname).digest(), Buffer.from([flags]), count, rest]);
  };

  return {
    /** Turns the counter back, as a copy of the device would have it. */
    setCounter: (value: number) => {
      counter = value;
    },
    make(challenge: string, site = HERE): RegistrationResponseJSON {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = Buffer.concat([
        Buffer.from("a501020326200121", "hex"),
        bytes(Buffer.from(x, "base64url")),
        Buffer.from("22", "hex"),
        bytes(Buffer.from(y, "base64url")),
      ]);
      const held = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const attestation = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a0686175746844617461", "hex"),
        bytes(authData(site, PRESENT_AND_VERIFIED | HOLDS_KEY, held)),
      ]);
      return {
        ...named(id),
        response: {
          clientDataJSON: clientData("webauthn.create", challenge, site).toString("base64url"),
          attestationObject: attestation.toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    use(challenge: string, site = HERE): AuthenticationResponseJSON {
      const said = clientData("webauthn.get", challenge, site);
      const data = authData(site, PRESENT_AND_VERIFIED);
      const signature = sign("sha256", Buffer.concat([data, createHash("sha256").update(said).digest()]), privateKey);
      return {
        ...named(id),
        response: {
          clientDataJSON: said.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
        },
      };
    },
  };
}

const named = (id: Buffer) => {
  const text = id.toString("base64url");
  return { id: text, rawId: text, type: "public-key" as const, clientExtensionResults: {} };
};

const clientData = (type: string, challenge: string, { origin }: Site): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** A byte string of CBOR. */
const bytes = (content: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, content.length]), content]);
