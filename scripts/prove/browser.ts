import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../chromium.ts';

export const openBrowser = (): Promise<Browser> => {
  const { executablePath, args, env } = findChromium();
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return chromium.launch({ executablePath, args, env: { ...Object.fromEntries(inherited), ...env } });
};
