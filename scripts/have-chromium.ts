import { findChromium } from './chromium.ts';

try {
  console.log(findChromium().executablePath);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
