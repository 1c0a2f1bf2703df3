export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

const timeoutMs = 15_000;

/** Gets an address as a browser would, without following where it leads. Throws when nobody answers. */
export async function ask(url: string): Promise<Reply> {
  const reply = await fetch(url, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'br, gzip', 'user-agent': 'fettle-smoke' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}
