import { filingContract } from '#shared/filing/contract.ts';
import { must } from '../proof.ts';
import type { Site, Visitor } from '../site.ts';
import { answered, asApplication, type Hmrc } from './hmrc.ts';

const base = '/test/fraud-prevention-headers';

interface Found {
  code: string;
  message: string;
  headers: string[];
}

interface Verdict {
  code: string;
  errors?: Found[];
  warnings?: Found[];
}

/** Not sent on purpose: sign-in tells of no second factor, and nothing licensed is on the device. */
const leftOut = ['gov-client-multi-factor', 'gov-vendor-license-ids'];
/** One machine has no servers between the browser and the app. */
const leftOutHere = [...leftOut, 'gov-vendor-public-ip', 'gov-vendor-forwarded'];

/** HMRC's test of the headers that this visitor's calls are sent with. */
const validated = async ({ cloud }: Site, hmrc: Hmrc, more: Record<string, string>): Promise<void> => {
  const {
    code,
    errors = [],
    warnings = [],
  } = await asApplication<Verdict>(hmrc, `${base}/validate`, { more });
  must(code !== 'INVALID_HEADERS' && errors.length === 0, `HMRC finds ${JSON.stringify(errors)}`);
  const expected = new Set(cloud ? leftOut : leftOutHere);
  const others = warnings.filter(({ headers }) => !headers.every((name) => expected.has(name.toLowerCase())));
  must(others.length === 0, `HMRC warns of ${JSON.stringify(others)}`);
};

interface Feedback {
  requests: { path: string; code: string; headers: object[] }[];
}

const apis = ['vat-mtd', 'self-assessment'];

/** What HMRC says of the headers of the calls that were made. */
const noneWasBad = async (hmrc: Hmrc, api: string): Promise<void> => {
  const { requests } = await asApplication<Feedback>(hmrc, `${base}/${api}/validation-feedback`);
  const bad = requests.filter(({ code }) => code === 'INVALID_HEADERS');
  must(requests.length > 0, `HMRC has no feedback on ${api}`);
  must(bad.length === 0, `HMRC finds bad headers: ${JSON.stringify(bad).slice(0, 2000)}`);
};

/** Shows that HMRC takes our fraud prevention headers. Returns the port, the addresses and the servers between, as sent. */
export const headersAreGood = async (site: Site, hmrc: Hmrc, visitor: Visitor): Promise<string> => {
  const told = await answered<{ headers: { name: string; value: string }[] }>(visitor, filingContract.told);
  const sent = Object.fromEntries(told.headers.map(({ name, value }) => [name, value]));
  await validated(site, hmrc, sent);
  for (const api of apis) await noneWasBad(hmrc, api);
  const shown = ['Gov-Client-Public-IP', 'Gov-Client-Public-Port', 'Gov-Vendor-Forwarded'];
  return shown.map((name) => `${name}: ${sent[name] ?? 'left out'}`).join(', ');
};
