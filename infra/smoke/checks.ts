import {
  guestHeaders,
  guestPage,
  hashedFileHeaders,
  hashedFiles,
  payingHeaders,
  payingPage,
} from '#shared/security-headers.ts';
import { ask, type Reply } from './ask.ts';
import { header, secure, status, unless } from './complaints.ts';

/** A check of something that visitors rely on. `look` returns the complaints; empty if all is well. */
export interface Check {
  name: string;
  look: (origin: string) => Promise<string[]>;
}

const page = (path: string, name: string, own: Record<string, string> = {}): Check => ({
  name,
  look: async (origin) => {
    const reply = await ask(origin + path);
    return [
      ...status(reply, 200),
      ...header(reply, 'content-type', /^text\/html/),
      ...('cache-control' in own ? [] : header(reply, 'cache-control', /no-cache/)),
      ...secure(reply, origin, own),
    ];
  },
});

/** The smallest file that CloudFront compresses, in bytes. */
const leastCompressed = 1_000;

const scripts = new RegExp(`${hashedFiles}[\\w.-]+\\.js`, 'g');

/** The first of the files that is large enough to be compressed. */
const firstLarge = async (origin: string, files: Iterable<string>): Promise<Reply | undefined> => {
  for (const file of files) {
    const reply = await ask(origin + file);
    if (reply.status !== 200 || Buffer.byteLength(reply.text) >= leastCompressed) return reply;
  }
  return undefined;
};

const hashedFile: Check = {
  name: 'The pages name hashed files, which are compressed and kept for ever',
  look: async (origin) => {
    const { text } = await ask(`${origin}/dashboard`);
    const reply = await firstLarge(origin, new Set(text.match(scripts)));
    if (!reply) return [`the app names no script under ${hashedFiles} that is worth compressing`];
    return [
      ...status(reply, 200),
      ...header(reply, 'cache-control', /immutable/),
      ...header(reply, 'content-encoding', /^br$/),
      ...Object.entries(hashedFileHeaders).flatMap(([name, value]) =>
        unless(reply.headers.get(name) === value, `${name} is missing`),
      ),
    ];
  },
};

const missingFile: Check = {
  name: 'A file that is not there is a 404, not a page',
  look: async (origin) => status(await ask(`${origin}/assets/not-there.js`), 404),
};

const serviceWorker: Check = {
  name: 'The service worker is never kept',
  look: async (origin) => {
    const reply = await ask(`${origin}/sw.js`);
    return [...status(reply, 200), ...header(reply, 'cache-control', /no-cache/)];
  },
};

const closedApi: Check = {
  name: 'The API answers a stranger 401, keeps nothing and says it in JSON',
  look: async (origin) => {
    const reply = await ask(`${origin}/api/auth/user`);
    return [
      ...status(reply, 401),
      ...header(reply, 'cache-control', /no-store/),
      ...header(reply, 'content-type', /^application\/problem\+json/),
      ...unless(reply.text.includes('"message":"Unauthorized"'), `said ${reply.text.slice(0, 100)}`),
      ...secure(reply, origin),
    ];
  },
};

const unknownCall: Check = {
  name: "A call that does not exist is the API's own 404",
  look: async (origin) => {
    const reply = await ask(`${origin}/api/no-such-call`);
    return [...status(reply, 404), ...header(reply, 'content-type', /^application\/problem\+json/)];
  },
};

const signIn: Check = {
  name: 'Signing in leads to the identity provider, with PKCE, state and nonce',
  look: async (origin) => {
    const reply = await ask(`${origin}/api/login`);
    const asked = new URL(reply.headers.get('location') ?? origin).searchParams;
    const names = ['client_id', 'state', 'nonce', 'code_challenge'];
    return [
      ...status(reply, 302),
      ...names.flatMap((name) => unless(asked.has(name), `${name} is not asked for`)),
      ...unless(asked.get('redirect_uri') === `${origin}/api/callback`, 'it would not come back here'),
      ...header(reply, 'set-cookie', /__Host-.*HttpOnly/),
    ];
  },
};

const httpsOnly: Check = {
  name: 'Plain http is sent on to https',
  look: async (origin) => {
    if (!origin.startsWith('https:')) return [];
    const reply = await ask(origin.replace(/^https/, 'http'));
    return [
      ...unless([301, 307, 308].includes(reply.status), `answered ${reply.status}`),
      ...header(reply, 'location', /^https:/),
    ];
  },
};

/** Every check that needs no sign-in. None of them writes anything. */
export const checks: Check[] = [
  page('/', 'The landing page is there, never kept and carries every security header'),
  page('/dashboard', "The app's screens are there, likewise"),
  page(guestPage, "The customers' page is kept by nobody and tells nobody where it is", guestHeaders),
  page(payingPage, 'The page with the card form lets wallets answer', payingHeaders),
  hashedFile,
  missingFile,
  serviceWorker,
  closedApi,
  unknownCall,
  signIn,
  httpsOnly,
];
