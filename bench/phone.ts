import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from '../scripts/chromium.ts';

/** Opens a browser and closes it after `use`. */
export const inBrowser = async <T>(use: (browser: Browser) => Promise<T>): Promise<T> => {
  const { executablePath, args, env } = findChromium();
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...(process.env as Record<string, string>), ...env },
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
};

/** A phone that is signed in by this cookie; signed out without one. With `installed`, what is kept on it counts. */
export const phone = async (
  browser: Browser,
  url: string,
  cookie: string,
  { installed = false } = {},
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(installed ? { hasTouch: true, isMobile: true } : { serviceWorkers: 'block' }),
  });
  const cookies = cookie.split('; ').filter(Boolean);
  await context.addCookies(
    cookies.map((pair) => ({
      name: pair.slice(0, pair.indexOf('=')),
      value: pair.slice(pair.indexOf('=') + 1),
      url: new URL(url).origin.replace('http:', 'https:'),
      secure: true,
      sameSite: 'Lax' as const,
    })),
  );
  return context;
};
