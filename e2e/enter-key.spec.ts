import { expect, type Page } from '@playwright/test';
import { furnish } from './fixtures/furnished.ts';
import { follow, mainScreens, otherScreens } from './fixtures/screens.ts';
import { test } from './fixtures/test.ts';

const fieldsOf = (page: Page) =>
  page
    .locator('form input:is([type=text], [type=email], [type=tel], [type=url], [type=password], [type=date])')
    .filter({ visible: true });

/** What Enter did in a field: how often it submitted the form, and whether the focus moved to the next control. */
const pressEnter = async (page: Page, field: ReturnType<typeof fieldsOf>) => {
  await field.focus();
  const seen = await field.evaluateHandle((input) => {
    const told = { sent: 0, input };
    document.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        told.sent += 1;
      },
      { capture: true, once: true },
    );
    return told;
  });
  await page.keyboard.press('Enter');
  return seen.evaluate(({ sent, input }) => {
    const active = document.activeElement;
    const follows = active ? input.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING : 0;
    return { sent, wentOn: Boolean(follows) && active?.closest('form') === input.closest('form') };
  });
};

/** Everything wrong with the fields of the visible forms, and how many fields there are. */
const lookAt = async (page: Page) => {
  const wrong: string[] = [];
  const fields = await fieldsOf(page).all();
  for (const field of fields) {
    const { name, hint, role } = await field.evaluate((input: HTMLInputElement) => ({
      name: `${input.name} ${input.labels?.[0]?.textContent ?? input.ariaLabel ?? ''} at ${location.href}`,
      hint: input.enterKeyHint,
      role: input.role,
    }));
    if (!hint) wrong.push(`${name} says nothing`);
    // In a combobox Enter chooses, and in other fields it submits: other tests cover those.
    if (hint !== 'next' || role === 'combobox') continue;
    const { sent, wentOn } = await pressEnter(page, field);
    if (sent > 0) wrong.push(`${name} sends the form`);
    if (!wentOn) wrong.push(`${name} does not go on`);
  }
  return { wrong, count: fields.length };
};

test('in every form Enter does what the keyboard’s key says', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const kept = await furnish(api);
  await page.goto('/dashboard');
  const wrong: string[] = [];
  let count = 0;
  for (const [address, seen] of [...otherScreens(page, kept), ...mainScreens(page, kept)]) {
    await follow(page, address);
    await expect(seen.filter({ visible: true }).first()).toBeVisible();
    const here = await lookAt(page);
    wrong.push(...here.wrong);
    count += here.count;
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(60);
});

test('a client is not made by the Next of its name, but by the last field or the button', {
  tag: '@one-size',
}, async ({ signedIn: page }) => {
  await page.goto('/clients?new=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Mill Lane Practice');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Name')).not.toBeFocused();
  await page.keyboard.type('desk@example.com');
  await expect(dialog.getByLabel('Email')).toHaveValue('desk@example.com');
  await dialog.getByRole('button', { name: /Client$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Clients' })).toContainText('Mill Lane Practice');
});
