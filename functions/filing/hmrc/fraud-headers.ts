import { lookup } from 'node:dns/promises';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { viewerOf } from '#functions/guest/viewer.ts';
import { config } from '#functions/lib/config.ts';
import type { Device } from '#shared/filing/device.ts';
import type { UserId } from '#shared/firms/ids.ts';
import { product } from '#shared/product.ts';

/**
 * The fraud prevention headers that the law requires with every call (SI 2019/360): who is calling, and through which servers.
 * Unknown values are left out.
 */

/** Percent-encodes each key and value, but not the separators. */
const pairs = (fields: Record<string, string | number>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');

/** CloudFront's header, `address:port`. The port follows the last colon, as an IPv6 address has colons too. */
const viewerHeader = 'cloudfront-viewer-address';

export interface Viewer {
  address: string;
  port: string | undefined;
}

export const viewerIn = (event: APIGatewayProxyEventV2): Viewer => {
  const [, address, port] = /^(.+):(\d{1,5})$/.exec(event.headers[viewerHeader] ?? '') ?? [];
  return address ? { address, port } : { address: viewerOf(event).address, port: undefined };
};

/** Formats minutes ahead of UTC as `UTC+01:00`. */
export const zoneOf = (offset: number): string => {
  const minutes = Math.abs(offset);
  const two = (value: number) => `${value}`.padStart(2, '0');
  return `UTC${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/** HMRC accepts only US-ASCII. */
const ascii = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, encodeURIComponent);

/** A server that a call went through: its own address, and its caller's. */
export interface Hop {
  by: string;
  for: string;
}

export interface Caller {
  device: Device;
  deviceId: string;
  userId: UserId;
  viewer: Viewer;
  /** When the call arrived. */
  at: Date;
  hops: readonly Hop[];
}

export const fraudHeaders = ({
  device,
  deviceId,
  userId,
  viewer,
  at,
  hops,
}: Caller): Record<string, string> => {
  const [first] = hops;
  return {
    'Gov-Client-Connection-Method': 'WEB_APP_VIA_SERVER',
    'Gov-Client-Browser-JS-User-Agent': ascii(device.userAgent),
    'Gov-Client-Device-ID': deviceId,
    'Gov-Client-Public-IP': viewer.address,
    'Gov-Client-Public-IP-Timestamp': at.toISOString(),
    ...(viewer.port && { 'Gov-Client-Public-Port': viewer.port }),
    'Gov-Client-Screens': device.screens
      .map(({ width, height, scale, depth }) =>
        pairs({ width, height, 'scaling-factor': scale, 'colour-depth': depth }),
      )
      .join(','),
    'Gov-Client-Window-Size': pairs({ ...device.window }),
    'Gov-Client-Timezone': zoneOf(device.offset),
    'Gov-Client-User-IDs': pairs({ fettle: userId }),
    'Gov-Vendor-Product-Name': encodeURIComponent(product.name),
    'Gov-Vendor-Version': pairs({ 'fettle-web': product.version, 'fettle-api': product.version }),
    ...(first && {
      'Gov-Vendor-Public-IP': first.by,
      'Gov-Vendor-Forwarded': hops.map((hop) => pairs({ ...hop })).join(','),
    }),
  };
};

/** How long the address of a host name is cached, in milliseconds. */
const resolvedMs = 5 * 60 * 1000;
const resolved = new Map<string, { address: string; until: number }>();

const addressOf = async (host: string): Promise<string> => {
  const known = resolved.get(host);
  if (known && known.until > Date.now()) return known.address;
  const { address } = await lookup(host);
  resolved.set(host, { address, until: Date.now() + resolvedMs });
  return address;
};

/** CloudFront, which the browser called, and the API behind it. A local system has neither. */
const hopsOf = async ({ requestContext }: APIGatewayProxyEventV2, viewer: Viewer): Promise<Hop[]> => {
  if (config.isLocal) return [];
  const [site, api] = await Promise.all([
    addressOf(new URL(config.appUrl).hostname),
    addressOf(requestContext.domainName),
  ]);
  return [
    { by: site, for: viewer.address },
    { by: api, for: requestContext.http.sourceIp },
  ];
};

/** The headers for HMRC, from the request being handled. */
export const headersFor = async (
  event: APIGatewayProxyEventV2,
  who: Pick<Caller, 'device' | 'deviceId' | 'userId'>,
): Promise<Record<string, string>> => {
  const viewer = viewerIn(event);
  const at = new Date(event.requestContext.timeEpoch);
  return fraudHeaders({ ...who, viewer, at, hops: await hopsOf(event, viewer) });
};
