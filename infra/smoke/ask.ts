export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

const timeoutMs = 15_000;

/** Fetches a URL like a browser, without following redirects. Throws if there is no response. */
export async function ask(url: string): Promise<Reply> {
  const reply = await fetch(url, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'br, gzip', 'user-agent': 'fettle-smoke' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}
