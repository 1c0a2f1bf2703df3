import { Failure } from './failure.ts';

/**
 * HMRC's fraud prevention headers for an app used in a browser through its own server (WEB_APP_VIA_SERVER). HMRC accepts a call
 * with a bad header and complains later; the stand-in refuses it, so that nobody misses it.
 */

const positive = '[1-9]\\d{0,5}';
const address = '(?:\\d{1,3}(?:\\.\\d{1,3}){3}|[0-9a-f]*%3A[0-9a-f%A.]*)';
const pair = '[^&=,%\\s]+(?:%[0-9A-F]{2}[^&=,%\\s]*)*';
const pairs = `${pair}=${pair}(?:&${pair}=${pair})*`;
const shape = (text: string) => new RegExp(`^${text}$`, 'i');
const screen = `width=${positive}&height=${positive}&scaling-factor=\\d+(?:\\.\\d+)?&colour-depth=${positive}`;
const hop = `by=${address}&for=${address}`;

/** The required headers and their formats. */
const needed: Record<string, RegExp> = {
  'gov-client-connection-method': /^WEB_APP_VIA_SERVER$/,
  'gov-client-browser-js-user-agent': /^[\x20-\x7e]+$/,
  'gov-client-device-id': /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  'gov-client-public-ip': /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f:]*:[0-9a-f:.]*)$/i,
  'gov-client-public-ip-timestamp': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  'gov-client-public-port': /^\d{1,5}$/,
  'gov-client-screens': shape(`${screen}(?:,${screen})*`),
  'gov-client-window-size': shape(`width=${positive}&height=${positive}`),
  'gov-client-timezone': /^UTC[+-](?:0\d|1[0-4]):[0-5]\d$/,
  'gov-client-user-ids': shape(pairs),
  'gov-vendor-product-name': /^[\x21-\x7e]+$/,
  'gov-vendor-version': shape(pairs),
};

/** Headers that may be omitted if the value is unavailable. */
const allowed: Record<string, RegExp> = {
  'gov-client-multi-factor': shape(pairs),
  'gov-vendor-public-ip': needed['gov-client-public-ip'] ?? /^$/,
  'gov-vendor-forwarded': shape(`${hop}(?:,${hop})*`),
  'gov-vendor-license-ids': shape(pairs),
};

/** Sandbox only: selects a response. */
const scenarioHeader = 'gov-test-scenario';

const isServersPort = (name: string, value: string): boolean =>
  name === 'gov-client-public-port' && (value === '80' || value === '443' || Number(value) > 65_535);

/** Private addresses, invalid for a public IP: RFC 1918, 6598, 3927, 4193 and loopback. */
const isPrivate = (value: string): boolean =>
  /^(?:0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^::1$|^f[cd]|^fe80/i.test(
    value,
  );

const isPrivateIp = (name: string, value: string): boolean =>
  (name === 'gov-client-public-ip' || name === 'gov-vendor-public-ip') && isPrivate(value);

export interface HeaderFault {
  code: 'MISSING_HEADER' | 'INVALID_HEADER' | 'UNKNOWN_HEADER';
  message: string;
  headers: string[];
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const faultOf = (name: string, form: RegExp, value: string | undefined): HeaderFault | undefined => {
  if (value === undefined) return { code: 'MISSING_HEADER', message: 'It is missing', headers: [name] };
  if (form.test(value) && !isServersPort(name, value) && !isPrivateIp(name, value)) return undefined;
  return { code: 'INVALID_HEADER', message: `It cannot be ${value}`, headers: [name] };
};

/** Every error in a call's fraud prevention headers. */
export const headerFaults = (headers: Headers): HeaderFault[] => {
  const given = (name: string) => headers[name]?.toString();
  const wrong = [
    ...Object.entries(needed).map(([name, form]) => faultOf(name, form, given(name))),
    ...Object.entries(allowed).map(([name, form]) =>
      given(name) === undefined ? undefined : faultOf(name, form, given(name)),
    ),
  ];
  const known = new Set([...Object.keys(needed), ...Object.keys(allowed), scenarioHeader]);
  const unknown = Object.keys(headers)
    .filter((name) => name.startsWith('gov-') && !known.has(name))
    .map(
      (name): HeaderFault => ({
        code: 'UNKNOWN_HEADER',
        message: 'It is not of this connection method',
        headers: [name],
      }),
    );
  return [...wrong.filter((fault) => fault !== undefined), ...unknown];
};

/** The warnings of HMRC's header test: omitted headers that some apps could send. */
const warned = [
  'gov-client-multi-factor',
  'gov-vendor-license-ids',
  'gov-vendor-public-ip',
  'gov-vendor-forwarded',
];

/** The response of HMRC's Test Fraud Prevention Headers API. */
export const validation = (headers: Headers) => {
  const errors = headerFaults(headers);
  const warnings = warned
    .filter((name) => headers[name] === undefined)
    .map((name) => ({ code: 'EMPTY_HEADER', message: 'It is left out', headers: [name] }));
  const usual = warnings.length > 0 ? 'POTENTIALLY_INVALID_HEADERS' : 'VALID_HEADERS';
  return {
    specVersion: '3.3',
    code: errors.length > 0 ? 'INVALID_HEADERS' : usual,
    errors,
    warnings,
  };
};

export const refuseBadHeaders = (headers: Headers): void => {
  const [first] = headerFaults(headers);
  if (first) throw new Failure(400, 'INVALID_HEADERS', `${first.headers.join()}: ${first.message}`);
};
