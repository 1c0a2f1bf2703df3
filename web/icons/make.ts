import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/*
 * Draws the PNG icons from their SVGs; run by hand (`npx tsx web/icons/make.ts`) after changing one. The PNGs are
 * committed, so a build needs no browser. CHROMIUM names the browser where Playwright has none of its own.
 */
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const icons = [
  { from: '../public/favicon.svg', to: '../public/icons/icon-192.png', size: 192 },
  { from: '../public/favicon.svg', to: '../public/icons/icon-512.png', size: 512 },
  { from: './maskable.svg', to: '../public/icons/maskable-512.png', size: 512 },
  { from: './maskable.svg', to: '../public/icons/apple-touch-icon.png', size: 180 },
];

const executablePath = process.env.CHROMIUM;
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath && { executablePath }),
});
for (const { from, to, size } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = (await readFile(at(from), 'utf8')).replace('<svg ', `<svg width="${size}" height="${size}" `);
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  await page.screenshot({ path: at(to), omitBackground: true });
  await page.close();
}
await browser.close();
