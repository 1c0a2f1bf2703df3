import { startLocal } from '../../local/stack.ts';
import { openBrowser } from './browser.ts';
import { cloudSite } from './cloud-site.ts';
import { localSite } from './local-site.ts';
import { prove } from './prove.ts';

// npm run prove -- dev
const stage = process.argv[2];

const main = async (named: string): Promise<boolean> => {
  const local = named === 'local' ? await startLocal({ quiet: true, web: true }) : undefined;
  const browser = await openBrowser();
  try {
    const site = local ? localSite(local.services, browser) : await cloudSite(named, browser);
    return (await prove(site, console.log)).failed.length === 0;
  } finally {
    await browser.close();
    await local?.stop();
  }
};

if (!stage) {
  console.error('Say which stage to prove: npm run prove -- dev (or local)');
  process.exitCode = 2;
} else process.exitCode = (await main(stage)) ? 0 : 1;
