import { type Device, deviceHeader } from '#shared/filing/device.ts';
import type { Contract } from '#shared/route.ts';
import type { AnyInput } from '../../../shared/call.ts';
import { must } from '../proof.ts';
import type { Site, Visitor } from '../site.ts';

/** The device that the proof is made on. */
const device: Device = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0',
  screens: [{ width: 1280, height: 800, scale: 1, depth: 24 }],
  window: { width: 1280, height: 720 },
  offset: 0,
};
export const headers = { [deviceHeader]: Buffer.from(JSON.stringify(device)).toString('base64url') };

export type Hmrc = NonNullable<Site['hmrc']>;

/** A call to HMRC by the application itself, for what belongs to no business. */
export const asApplication = async <T>(
  { apiUrl, application }: Hmrc,
  path: string,
  { body, more = {} }: { body?: object; more?: Record<string, string> } = {},
): Promise<T> => {
  const { clientId, clientSecret } = application;
  const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  const token = await fetch(`${apiUrl}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) });
  must(token.ok, `HMRC gives the application no token: ${token.status}`);
  const { access_token } = (await token.json()) as { access_token: string };
  const reply = await fetch(apiUrl + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      accept: 'application/vnd.hmrc.1.0+json',
      authorization: `Bearer ${access_token}`,
      'content-type': 'application/json',
      ...more,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  must(reply.ok, `${path} answers ${reply.status}: ${await reply.clone().text()}`);
  return (await reply.json()) as T;
};

export const answered = async <T>({ api }: Visitor, route: Contract, input: AnyInput = {}): Promise<T> => {
  const { status, body } = await api.answer(route, input, headers);
  must(status < 300, `${route.method} ${route.path} answers ${status}: ${JSON.stringify(body)}`);
  return body as T;
};
