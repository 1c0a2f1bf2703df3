import { type Device, deviceHeader } from '#shared/filing/device.ts';

const longestAgent = 500;

const here = (): Device => ({
  userAgent: navigator.userAgent.slice(0, longestAgent),
  // A browser tells of the one that the window is on.
  screens: [
    {
      width: screen.width,
      height: screen.height,
      scale: devicePixelRatio,
      depth: screen.colorDepth,
    },
  ],
  window: { width: Math.max(1, innerWidth), height: Math.max(1, innerHeight) },
  offset: -new Date().getTimezoneOffset(),
});

const base64Url = (text: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Says with a call what HMRC wants to know of the device that files, as it is now. */
export const tellDevice = (headers: Headers): void =>
  headers.set(deviceHeader, base64Url(JSON.stringify(here())));
