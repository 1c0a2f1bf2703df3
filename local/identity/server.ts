import { mkdirSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { keptJson } from '../data/kept-json.ts';
import { serverHere } from '../here-only.ts';
import type { Entries } from './adapter.ts';
import { adminCallOf, administer } from './admin.ts';
import { followedWhileCalled } from './followed.ts';
import { type People, peopleIn } from './people.ts';
import { signIn } from './sign-in.ts';
import { endSessionPath, signOut } from './sign-out.ts';
import { signingKeyIn } from './signing-key.ts';

export interface IdentitySettings {
  folder: string;
  clientId: string;
  cookieKey: string;
}

/** Known only once all servers listen. */
export interface IdentityAddresses {
  issuer: string;
  appUrl: string;
}

export interface Identity {
  server: Server;
  /** Flushes unsaved state to disk. */
  close: () => void;
}

interface Kept {
  entries: Entries;
  people: People;
}

const callbackPath = '/api/callback';

/**
 * Hides the previous session from the provider, so that it always asks for sign-in: the next user may be somebody else, and
 * needn't end the first one's session.
 */
function forgetSession(cookies: string | undefined): string {
  const kept = (cookies ?? '').split('; ').filter((cookie) => !/^_session(\.sig)?=/.test(cookie));
  return kept.join('; ');
}

/** It logs a warning about Node 20 on load, which is for maintainers; see "engines" in package.json. */
async function loadQuietly() {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await import('./provider.ts');
  } finally {
    console.warn = warn;
  }
}

/** Loaded on the first request: it takes longer to load than the rest of the system takes to start. */
async function load(settings: IdentitySettings, addresses: IdentityAddresses, kept: Kept) {
  const { issuer, appUrl } = addresses;
  const { createProvider } = await loadQuietly();
  const postLogoutRedirectUris = [appUrl, `${appUrl}/`];
  const provider = createProvider({
    ...settings,
    ...kept,
    issuer,
    redirectUri: appUrl + callbackPath,
    postLogoutRedirectUris,
    signingKey: await signingKeyIn(join(settings.folder, 'signing-key.json')),
  });
  const form = signIn(provider, kept.people, appUrl);
  const rest = provider.callback();
  const listener: RequestListener = (req, res) => {
    req.headers.cookie = forgetSession(req.headers.cookie);
    const { pathname, searchParams } = new URL(req.url ?? '/', issuer);
    if (pathname.startsWith('/sign-in/')) return form(req, res);
    if (pathname === endSessionPath && signOut(res, searchParams, postLogoutRedirectUris)) return;
    return rest(req, res);
  };
  return followedWhileCalled(listener);
}

/** The identity provider's stand-in, with its users, keys and sign-ins in progress in `folder`. */
export function identity(settings: IdentitySettings, addresses: () => IdentityAddresses): Identity {
  mkdirSync(settings.folder, { recursive: true });
  const kept = {
    entries: keptJson(join(settings.folder, 'entries.json'), {}) as Entries,
    people: peopleIn(join(settings.folder, 'people.json')),
  };
  let listener: Promise<RequestListener> | undefined;
  const answer: RequestListener = async (req, res) => {
    const adminCall = adminCallOf(req);
    if (adminCall) return administer(kept.people, adminCall, req, res);
    listener ??= load(settings, addresses(), kept);
    (await listener)(req, res);
  };
  const server = serverHere(answer);
  const close = () => {
    kept.entries.close();
    kept.people.close();
  };
  return { server, close };
}
