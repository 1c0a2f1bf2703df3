/** The page after following every redirect. */
export interface Shown {
  url: string;
  status: number;
  text: string;
  headers: Headers;
  /** Where it was redirected to outside the origins it may visit. */
  leftFor?: string;
}

/** Cookies by origin and name; paths and expiry are left to real browsers. */
type Jar = Map<string, Map<string, string>>;

function keep(jar: Jar, origin: string, headers: Headers): void {
  const cookies = jar.get(origin) ?? new Map<string, string>();
  jar.set(origin, cookies);
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0\b|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

/**
 * Enough of a browser for tests without one: cookies, redirects and forms. It stays within the given origins, and reports where
 * else it was redirected.
 */
export function browser(...origins: string[]) {
  const jar: Jar = new Map();

  const cookieHeader = (url: string) =>
    [...(jar.get(new URL(url).origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');

  async function visit(url: string, init: RequestInit = {}): Promise<Shown> {
    // One connection per request, so that a server can be restarted between two.
    const once = { connection: 'close', cookie: cookieHeader(url) };
    const headers = { ...(init.headers as Record<string, string>), ...once };
    const reply = await fetch(url, { ...init, headers, redirect: 'manual' });
    keep(jar, new URL(url).origin, reply.headers);
    const location = reply.headers.get('location');
    if (reply.status < 300 || reply.status > 399 || !location) {
      return { url, status: reply.status, text: await reply.text(), headers: reply.headers };
    }
    await reply.body?.cancel();
    const next = new URL(location, url);
    if (origins.includes(next.origin)) return visit(next.href);
    return { url, status: reply.status, text: '', headers: reply.headers, leftFor: next.href };
  }

  return {
    get: (url: string) => visit(url),
    /** Submits a form. */
    post: (url: string, form: Record<string, string>) =>
      visit(url, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: { origin: new URL(url).origin },
      }),
    /** The Cookie header it would send to an address. */
    cookieHeader,
  };
}
