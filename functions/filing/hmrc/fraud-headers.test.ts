import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, it } from 'vitest';
import type { Device } from '#shared/filing/device.ts';
import type { UserId } from '#shared/firms/ids.ts';
import { product } from '#shared/product.ts';
import { headerFaults, validation } from '../../../local/hmrc/fraud-headers.ts';
import { fraudHeaders, viewerIn } from './fraud-headers.ts';

const phone: Device = {
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 “Fettle”',
  screens: [{ width: 390, height: 844, scale: 3, depth: 24 }],
  window: { width: 390, height: 664 },
  offset: 60,
};
const desktop: Device = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/147.0.0.0',
  screens: [
    { width: 2560, height: 1440, scale: 1.25, depth: 30 },
    { width: 1920, height: 1080, scale: 1, depth: 24 },
  ],
  window: { width: 1280, height: 720 },
  offset: -210,
};

/** The headers of a call that CloudFront saw come from an address and port. */
const headersFrom = (device: Device, viewerAddress: string) => {
  const event = {
    headers: { 'cloudfront-viewer-address': viewerAddress },
  } as never as APIGatewayProxyEventV2;
  const viewer = viewerIn(event);
  return fraudHeaders({
    ...{ device, viewer, userId: 'a/b=c' as UserId, deviceId: 'beec798b-b366-47fa-b1f8-92cede14a1ce' },
    at: new Date('2026-11-27T08:15:30.123Z'),
    hops: [
      { by: '203.0.113.6', for: viewer.address },
      { by: '203.0.113.9', for: '198.51.100.200' },
    ],
  });
};

const version = `fettle-web=${product.version}&fettle-api=${product.version}`;
const always = {
  'Gov-Client-Connection-Method': 'WEB_APP_VIA_SERVER',
  'Gov-Client-Device-ID': 'beec798b-b366-47fa-b1f8-92cede14a1ce',
  'Gov-Client-Public-IP-Timestamp': '2026-11-27T08:15:30.123Z',
  'Gov-Client-User-IDs': 'fettle=a%2Fb%3Dc',
  'Gov-Vendor-Product-Name': 'Fettle',
  'Gov-Vendor-Version': version,
  'Gov-Vendor-Public-IP': '203.0.113.6',
};

it('are these for a phone', () => {
  expect(headersFrom(phone, '198.51.100.17:49152')).toEqual({
    ...always,
    'Gov-Client-Browser-JS-User-Agent':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 %E2%80%9CFettle%E2%80%9D',
    'Gov-Client-Public-IP': '198.51.100.17',
    'Gov-Client-Public-Port': '49152',
    'Gov-Client-Screens': 'width=390&height=844&scaling-factor=3&colour-depth=24',
    'Gov-Client-Window-Size': 'width=390&height=664',
    'Gov-Client-Timezone': 'UTC+01:00',
    'Gov-Vendor-Forwarded': 'by=203.0.113.6&for=198.51.100.17,by=203.0.113.9&for=198.51.100.200',
  });
});

it('are these for a desktop of two screens, by IPv6', () => {
  expect(headersFrom(desktop, '2001:db8:0:1::2:3:60123')).toEqual({
    ...always,
    'Gov-Client-Browser-JS-User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/147.0.0.0',
    'Gov-Client-Public-IP': '2001:db8:0:1::2:3',
    'Gov-Client-Public-Port': '60123',
    'Gov-Client-Screens':
      'width=2560&height=1440&scaling-factor=1.25&colour-depth=30,width=1920&height=1080&scaling-factor=1&colour-depth=24',
    'Gov-Client-Window-Size': 'width=1280&height=720',
    'Gov-Client-Timezone': 'UTC-03:30',
    'Gov-Vendor-Forwarded':
      'by=203.0.113.6&for=2001%3Adb8%3A0%3A1%3A%3A2%3A3,by=203.0.113.9&for=198.51.100.200',
  });
});

const lower = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

it.each([
  ['a phone', phone, '198.51.100.17:49152'],
  ['a desktop', desktop, '2001:db8:0:1::2:3:60123'],
])('have no fault for %s, and lack only what is left out on purpose', (_, device, from) => {
  const headers = lower(headersFrom(device, from));
  expect(headerFaults(headers)).toEqual([]);
  expect(validation(headers).warnings.flatMap((each) => each.headers)).toEqual([
    'gov-client-multi-factor',
    'gov-vendor-license-ids',
  ]);
});
