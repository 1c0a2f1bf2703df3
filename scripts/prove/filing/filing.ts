import type { Page } from '@playwright/test';
import { today } from '#shared/dates.ts';
import { type Connection, filingContract } from '#shared/filing/contract.ts';
import type { IncomeTaxYear } from '#shared/filing/income-tax.ts';
import type { FilingReturn } from '#shared/filing/vat.ts';
import { settingsContract } from '#shared/settings/contract.ts';
import { taxYearOf } from '#shared/uk/tax-year.ts';
import { eventually, must, type Proof } from '../proof.ts';
import type { Site, Visitor } from '../site.ts';
import { headersAreGood } from './fraud-headers.ts';
import { answered, asApplication, type Hmrc, headers } from './hmrc.ts';

interface TestUser {
  userId: string;
  password: string;
  vrn: string;
  nino: string;
}

/** The pages between the app and its grant: HMRC may add one or word it anew, so each is filled in by what it asks for. */
const mostPages = 10;

const signIn = async (page: Page, { origin }: Site, { userId, password }: TestUser): Promise<void> => {
  for (let pages = 0; pages < mostPages && new URL(page.url()).origin !== origin; pages++) {
    const id = page.getByLabel(/user ID/i);
    if (await id.isVisible()) {
      await id.fill(userId);
      await page.getByLabel(/password/i).fill(password);
    }
    const onwards = page
      .getByRole('button', { name: /^(?:continue|sign in|give permission|grant authority)/i })
      .or(page.getByRole('link', { name: /^(?:continue|sign in)/i }));
    await onwards.first().click();
    await page.waitForLoadState();
  }
};

interface Asked {
  tax: Connection['tax'];
  nino?: string;
}

const connect = async (site: Site, visitor: Visitor, user: TestUser, body: Asked): Promise<void> => {
  const { url } = await answered<{ url: string }>(visitor, filingContract.connect, { body });
  const page = await visitor.context.newPage();
  await page.goto(url);
  await signIn(page, site, user);
  // The page may by now have taken out of its address that it was connected.
  const { connections } = await answered<{ connections: Connection[] }>(visitor, filingContract.connections);
  const isConnected = connections.some(({ tax, status }) => tax === body.tax && status === 'connected');
  must(isConnected, `HMRC's pages led to ${page.url()}`);
  await page.close();
};

interface Period {
  end: string;
  status: string;
}

/** A test organisation at HMRC itself has its periods in 2017, whatever today is. */
const ranges = [{}, { from: '2017-01-01', to: '2017-12-31' }];

const periodToFile = async (visitor: Visitor): Promise<Period> => {
  for (const query of ranges) {
    const { obligations } = await answered<{ obligations: Period[] }>(
      visitor,
      filingContract.vatObligations,
      {
        query: query as never,
      },
    );
    const open = obligations.filter(({ end, status }) => status === 'open' && end < today());
    const [first] = open.sort((a, b) => a.end.localeCompare(b.end));
    if (first) return first;
  }
  throw new Error('HMRC has no period of the test business that has ended and is open');
};

const fileVat = async (site: Site, hmrc: Hmrc, visitor: Visitor): Promise<void> => {
  const user = await asApplication<TestUser>(hmrc, '/create-test-user/organisations', {
    body: { serviceNames: ['mtd-vat'] },
  });
  await visitor.api.call(settingsContract.updateBusiness, {
    body: { ownName: 'Robin Example', address: '2 Quay', vatScheme: 'standard', vatNumber: `GB${user.vrn}` },
  });
  await connect(site, visitor, user, { tax: 'vat' });
  const { end } = await periodToFile(visitor);
  const params = { end };
  const { hash } = await answered<FilingReturn>(visitor, filingContract.vatReturn, { params });
  const file = { params, body: { hash, declared: true, corrections: [] } };
  const filed = await answered<FilingReturn>(visitor, filingContract.fileVatReturn, file);
  must(
    /^\d{12}$/.test(filed.acknowledgement?.formBundleNumber ?? ''),
    `HMRC's reference of the return is ${filed.acknowledgement?.formBundleNumber}`,
  );
  const again = await visitor.api.answer(filingContract.fileVatReturn, file, headers);
  must(again.status === 409, `Filing the same return again answered ${again.status}`);
  await answered(visitor, filingContract.vatAccount);
};

const sendUpdate = async (site: Site, hmrc: Hmrc, visitor: Visitor): Promise<void> => {
  const user = await asApplication<TestUser>(hmrc, '/create-test-user/individuals', {
    body: { serviceNames: ['mtd-income-tax'] },
  });
  await visitor.api.call(settingsContract.updateBusiness, {
    body: { businessKind: 'sole_trader', ownName: 'Robin Example', address: '2 Quay', vatScheme: 'none' },
  });
  await connect(site, visitor, user, { tax: 'incomeTax', nino: user.nino });
  const { businesses } = await answered<{ businesses: { businessId: string; chosen: boolean }[] }>(
    visitor,
    filingContract.incomeTaxBusinesses,
  );
  const businessId = businesses[0]?.businessId;
  must(businessId, 'HMRC has no self-employment of the test individual');
  if (!businesses.some(({ chosen }) => chosen))
    await answered(visitor, filingContract.chooseBusiness, { body: { businessId } as never });
  const taxYear = taxYearOf(today());
  const params = { taxYear };
  const year = await answered<IncomeTaxYear>(visitor, filingContract.incomeTaxYear, { params });
  const update = year.updates.findLast(({ mayBeSentFrom }) => mayBeSentFrom <= today());
  if (!update) return;
  const sent = { params: { taxYear, quarter: `${update.quarter}` }, body: { hash: update.hash } };
  await answered(visitor, filingContract.sendUpdate, sent);
  const { id } = await answered<{ id: string }>(visitor, filingContract.beginEstimate, { params });
  const estimate = { params: { taxYear, estimateId: id } };
  await eventually('HMRC did not work out its estimate', 60, async () => {
    const { amount } = await answered<{ amount: number | null }>(visitor, filingContract.estimate, estimate);
    return amount !== null;
  });
};

/** What `npm run prove -- hmrc` cannot do without. */
export const hmrcNeeds = `To prove filing, set HMRC_CLIENT_ID and HMRC_CLIENT_SECRET of an application in HMRC's sandbox
(developer.service.hmrc.gov.uk), with the redirect address http://localhost:3000/api/filing/callback (or of PORT) and these APIs:
VAT (MTD) 1.0, Business Details (MTD) 2.0, Obligations (MTD) 3.0, Self Employment Business (MTD) 5.0,
Individual Calculations (MTD) 8.0, Create Test User 1.0 and Test Fraud Prevention Headers 1.0.`;

export const filing: Proof = {
  name: 'Filing with HMRC: its sign-in, a VAT return filed once, an update and its estimate, and the headers that the law asks for',
  needs: 'an application of HMRC’s sandbox',
  run: async (site, visitor) => {
    const { hmrc } = site;
    if (!hmrc) throw new Error(hmrcNeeds);
    await fileVat(site, hmrc, visitor);
    await sendUpdate(site, hmrc, visitor);
    return headersAreGood(site, hmrc, visitor);
  },
};
