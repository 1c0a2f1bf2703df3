import type { Frame, Page } from '@playwright/test';
import { eventually } from './proof.ts';

/** Stripe renders the form in an iframe, its stand-in in the page. */
const formFrame = async (page: Page): Promise<Frame> =>
  eventually('There was no card form', 60, async () => {
    for (const frame of page.frames()) if ((await frame.getByLabel('Card number').count()) > 0) return frame;
    return undefined;
  });

/** Types a test card into the payment page. */
export const fillCard = async (page: Page, number: string): Promise<void> => {
  const form = await formFrame(page);
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel(/^Expiration date/).fill('12 / 34');
  await form.getByLabel('Security code').fill('123');
  const postcode = form.getByLabel(/^(Postal code|Postcode)/);
  if ((await postcode.count()) > 0) await postcode.first().fill('SW1A 1AA');
};

const completing = '#test-source-authorize-3ds, dialog button:text-is("Complete")';

/** Answers the test bank's challenge, which Stripe shows in an iframe within an iframe. */
export const passBank = async (page: Page): Promise<void> => {
  const button = await eventually('The bank did not ask', 60, async () => {
    for (const frame of page.frames()) {
      const found = frame.locator(completing);
      if ((await found.count()) > 0) return found.first();
    }
    return undefined;
  });
  await button.click();
};
