import { AuthenticationError, RateLimitError, type Statewise } from "@statewise/sdk";
import { readStdin } from "../ask";
import type { Command, Input } from "../command";
import { type Context, clientName, clientOf } from "../context";
import { NotSignedInError, UsageError } from "../errors";
import { paint } from "../output";
import { readProfiles, writeProfiles } from "../profiles";

const login: Command = {
  name: "login",
  summary: "Sign in: confirm a code in the browser, or give a key on stdin",
  options: [
    ["--key-stdin", "read an API key from stdin instead"],
    ["--use", "make the profile the current one, as the first one is by itself"],
    ["--scope <scope...>", "ask for these scopes, such as ats:write or admin:*; without it: reading"],
  ],
  examples: [
    "login --url https://statewise.example.com",
    "login --scope admin:*",
    "login --key-stdin < key.txt",
    "login --profile staging --use",
  ],
  run: async (context, input) => {
    const { profile, output } = context;
    const signedIn = input.flag("keyStdin") ? await withKey(context) : await withBrowser(context, input);
    const saved = await readProfiles();
    const isFirst = !saved.profiles[saved.current]?.apiKey;
    saved.profiles[context.profileName] = { url: profile.url, ...signedIn };
    if (isFirst || input.flag("use")) saved.current = context.profileName;
    await writeProfiles(saved);
    const who = signedIn.email ? `as ${signedIn.email}` : "with a key that may not tell whose it is,";
    output.talk(`Signed in ${who} at ${profile.url} (profile ${context.profileName}).`);
    if (signedIn.scopes) output.talk(`It may: ${signedIn.scopes.join(", ") || "nothing"}.`);
    if (saved.current !== context.profileName)
      output.talk(
        `Profile ${saved.current} stays the current one. Use this one with --profile ${context.profileName}, or make it current: statewise profiles use ${context.profileName}`,
      );
    const { apiKey: _secret, ...shown } = signedIn;
    return output.isForPrograms ? { profile: context.profileName, url: profile.url, ...shown } : undefined;
  },
};

type SignedIn = { apiKey: string; email?: string; scopes?: string[]; expiresAt?: string | null };

async function withKey(context: Context): Promise<SignedIn> {
  const apiKey = (await readStdin("The API key")).trim();
  if (!/^sw_\S+$/.test(apiKey)) throw new UsageError("That is not an API key: keys begin with sw_.");
  const { signal, profile, profileName } = context;
  const client = clientOf({ url: profile.url, apiKey, options: context.options, output: context.output });
  try {
    const { scopes, expiresAt } = await client.apiKeys.getCurrent({ signal });
    const mayTell = scopes.includes("account:read");
    return { apiKey, email: mayTell ? (await client.account.getUser({ signal })).email : undefined, scopes, expiresAt };
  } catch (error) {
    if (error instanceof AuthenticationError) await noteRefusal(profileName, profile.url);
    throw error;
  }
}

/** A profile without a key remembers that its key was refused, so that what comes next does not run signed out unseen. */
async function noteRefusal(name: string, url: string): Promise<void> {
  const saved = await readProfiles();
  if (saved.profiles[name]?.apiKey) return;
  saved.profiles[name] = { url, refusedAt: new Date().toISOString() };
  await writeProfiles(saved);
}

async function withBrowser(context: Context, input: Input): Promise<SignedIn> {
  const { output, signal, options } = context;
  const client = clientOf({ url: context.profile.url, options, output });
  if (options.input === false) {
    throw new UsageError(
      "Somebody must confirm this sign-in in a browser: give a key with --key-stdin, or set STATEWISE_API_KEY.",
    );
  }
  const scopes = input.list("scope");
  const start = await client.account.startDeviceSignIn(
    { clientName: clientName(), ...(scopes.length > 0 ? { scopes } : {}) },
    { signal },
  );
  output.talk(`Open ${paint("bold", start.verificationUriComplete, process.stderr)}`);
  output.talk(
    `and confirm the code ${paint("bold", start.userCode, process.stderr)} (within ${start.expiresIn / 60} minutes).`,
  );
  const deadline = Date.now() + start.expiresIn * 1000;
  let intervalSeconds = start.interval;
  while (Date.now() < deadline) {
    await wait(intervalSeconds * 1000, signal);
    const poll = await pollOnce(client, start.deviceCode, signal);
    if (poll === "slower") intervalSeconds += 1;
    else if (poll.status === "approved" && poll.apiKey) {
      return { apiKey: poll.apiKey, email: poll.email, scopes: poll.scopes, expiresAt: poll.expiresAt };
    } else if (poll.status === "denied") throw new Error("The sign-in was refused in the browser.");
    else if (poll.status === "expired") break;
  }
  throw new Error("The code has expired. Run statewise login again.");
}

async function pollOnce(client: Statewise, deviceCode: string, signal: AbortSignal) {
  try {
    return await client.account.pollDeviceSignIn({ deviceCode }, { signal, maxRetries: 0 });
  } catch (error) {
    if (error instanceof RateLimitError) return "slower" as const;
    throw error;
  }
}

export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });

const logout: Command = {
  name: "logout",
  summary: "Revoke the key of the profile and forget it",
  run: async ({ client, profile, profileName, output, signal }) => {
    const saved = await readProfiles();
    const apiKey = saved.profiles[profileName]?.apiKey;
    if (saved.profiles[profileName]?.refusedAt) {
      delete saved.profiles[profileName];
      await writeProfiles(saved);
      output.talk(`Profile ${profileName} is forgotten; calls go on as a visitor's.`);
      return undefined;
    }
    if (!apiKey) {
      output.talk(`Profile ${profileName} is not signed in.`);
      return undefined;
    }
    const revoked = await revokeOwnKey(client, apiKey, signal);
    delete saved.profiles[profileName];
    await writeProfiles(saved);
    output.talk(
      revoked
        ? `Signed out of ${profile.url}; the key is revoked.`
        : `Signed out. The key could not be revoked from here: do it in your profile at ${profile.url}/profile.`,
    );
    return output.isForPrograms ? { profile: profileName, revoked } : undefined;
  },
};

/** The key that calls revokes itself; a key without that right or a dead server leaves it to the browser. */
async function revokeOwnKey(client: Statewise, apiKey: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { data } = await client.apiKeys.list({ signal, maxRetries: 0 });
    const own = data.filter(({ prefix }) => apiKey.startsWith(prefix));
    if (own.length !== 1 || !own[0]) return false;
    await client.apiKeys.revoke(own[0].id, { signal });
    return true;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}

const whoami: Command = {
  name: "whoami",
  summary: "Who is signed in, where, and what they may read",
  run: async ({ client, profile, profileName, keySource, signal }) => {
    if (keySource === "none") throw new NotSignedInError("Not signed in. Run statewise login.");
    const [key, access] = await Promise.all([
      client.apiKeys.getCurrent({ signal }),
      client.account.getAccessStatus({ signal }),
    ]);
    const user = key.scopes.includes("account:read") ? await client.account.getUser({ signal }) : null;
    return {
      email: user?.email ?? null,
      name: [user?.firstName, user?.lastName].filter(Boolean).join(" ") || null,
      administrator: user?.isAdmin ?? null,
      access: access.hasAccess ? access.accessType : "none",
      accessUntil: access.expiresAt,
      url: profile.url,
      profile: keySource === "environment" ? null : profileName,
      scopes: key.scopes,
      keyUntil: key.expiresAt,
      testData: key.isTest,
    };
  },
};

const profiles: Command = {
  name: "profiles list",
  summary: "The profiles of this machine",
  isDefault: true,
  run: async () => {
    const saved = await readProfiles();
    return Object.entries(saved.profiles).map(([name, { url, email, expiresAt, refusedAt }]) => ({
      current: name === saved.current,
      name,
      url,
      email: refusedAt ? "(key refused)" : (email ?? null),
      keyUntil: expiresAt ?? null,
    }));
  },
  show: { columns: ["current", "name", "url", "email", "keyUntil"], empty: "No profiles yet. Run statewise login." },
};

const use: Command = {
  name: "profiles use",
  summary: "Make a profile the current one",
  args: [["<name>", "name of the profile"]],
  run: async ({ output }, input) => {
    const saved = await readProfiles();
    const name = input.arg(0);
    if (!saved.profiles[name])
      throw new UsageError(`There is no profile ${name}. Run statewise login --profile ${name}.`);
    await writeProfiles({ ...saved, current: name });
    output.talk(`Profile ${name} is the current one.`);
    return undefined;
  },
};

export const sessionCommands = [login, logout, whoami, profiles, use];
