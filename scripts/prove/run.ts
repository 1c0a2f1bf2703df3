import { hmrcSandbox } from '../../local/hmrc/sandbox.ts';
import { startLocal } from '../../local/stack.ts';
import { openBrowser } from './browser.ts';
import { cloudSite } from './cloud-site.ts';
import { filing, hmrcNeeds } from './filing/filing.ts';
import { localSite } from './local-site.ts';
import { prove } from './prove.ts';

// npm run prove -- dev, and npm run prove -- hmrc for filing alone, from this machine with HMRC's sandbox
const stage = process.argv[2];

/** This machine, for the stages that are none. HMRC's sandbox sends the browser back to an address that it was told of before. */
const onThisMachine = async (named: string) => {
  if (named === 'local') return startLocal({ quiet: true, web: true });
  if (named !== 'hmrc') return undefined;
  const port = Number(process.env.PORT || 3000);
  const local = await startLocal({ quiet: true, web: true, port, hmrc: hmrcSandbox() });
  // Without it the sandbox forgets an update as soon as it has taken it.
  process.env.HMRC_TEST_SCENARIO = 'self-employment=STATEFUL';
  return local;
};

const main = async (named: string): Promise<boolean> => {
  const local = await onThisMachine(named);
  const browser = await openBrowser();
  try {
    const site = local ? localSite(local.services, browser) : await cloudSite(named, browser);
    let which: Parameters<typeof prove>[2];
    if (named === 'hmrc') which = [filing];
    return (await prove(site, console.log, which)).failed.length === 0;
  } finally {
    await browser.close();
    await local?.stop();
  }
};

if (!stage) {
  console.error('Say which stage to prove: npm run prove -- dev (or local, or hmrc)');
  process.exitCode = 2;
} else if (stage === 'hmrc' && !hmrcSandbox()) {
  console.error(`skip  ${filing.name}\n${hmrcNeeds}`);
  process.exitCode = 2;
} else process.exitCode = (await main(stage)) ? 0 : 1;
