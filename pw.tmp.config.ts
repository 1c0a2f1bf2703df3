import base from './playwright.config.ts';
export default { ...base, expect: { timeout: 25_000 }, timeout: 180_000 };
