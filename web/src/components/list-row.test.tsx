import Ellipsis from 'lucide-react/icons/ellipsis';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IconButton } from './icon-button.tsx';
import { ListRow } from './list-row.tsx';
import { Money } from './money.tsx';
import { pillTones } from './pill.tsx';
import { StateWord } from './state-word.tsx';
import { expectAccessible } from './testing/accessible.ts';

const tones = Object.keys(pillTones) as (keyof typeof pillTones)[];
const long = 'Boiler service and a new expansion vessel at the rear of Mill Lane Community Hall';

const drawRow = async () => {
  const [open, more] = [vi.fn(), vi.fn()];
  const screen = await render(
    <ListRow
      chosen={false}
      onOpen={open}
      when="Mon 2 Nov"
      title={long}
      about="INV-0042"
      second="14 Sample Lane, Example Town, a grey line that is cut if it has no room"
      sum={<Money pounds={12_345.6} />}
      state={<StateWord tone="danger">3 weeks overdue</StateWord>}
      end={<IconButton icon={Ellipsis} label="More" onClick={more} />}
    />,
  );
  return { screen, open, more };
};

test('all of a row opens it, and its buttons don’t', async () => {
  const { screen, open, more } = await drawRow();
  await screen.getByText('£12,345.60').click();
  expect(open).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'More' }).click();
  expect(more).toHaveBeenCalledOnce();
  expect(open).toHaveBeenCalledOnce();
  await expectAccessible();
});

test.for([195, 390, 820])('a row shows its whole title and sum on a screen of %d px', async (width) => {
  await page.viewport(width, 844);
  const { screen } = await drawRow();
  for (const text of [long, '£12,345.60', '3 weeks overdue']) {
    const { scrollWidth, clientWidth, offsetWidth } = screen.getByText(text).element() as HTMLElement;
    expect(scrollWidth, text).toBeLessThanOrEqual(clientWidth || offsetWidth);
    const { left, right } = screen.getByText(text).element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('every tone of a status can be read on a row, also on the chosen one', async () => {
  await render(
    [false, true].map((chosen) =>
      tones.map((tone) => (
        <ListRow
          key={`${tone} ${chosen}`}
          chosen={chosen}
          title={tone}
          second="Grey"
          state={<StateWord tone={tone}>{tone}</StateWord>}
        />
      )),
    ),
  );
  await expectAccessible();
});
