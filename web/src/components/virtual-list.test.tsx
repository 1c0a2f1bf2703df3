import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from './testing/accessible.ts';
import { VirtualList } from './virtual-list.tsx';

const List = ({ length }: { length: number }) => (
  <VirtualList
    label="Prices"
    items={Array.from({ length }, (_, n) => ({ id: n + 1, name: `Price ${n + 1}` }))}
    keyOf={({ id }) => id}
    rowHeight={56}
    render={({ name }) => <p className="p-4">{name}</p>}
  />
);

test('a long list draws what is in view, and says where in the whole each row stands', async () => {
  const screen = await render(<List length={2000} />);
  const rows = screen.getByRole('listitem');
  await expect.element(rows.first()).toHaveAttribute('aria-setsize', '2000');
  expect(rows.elements().length).toBeLessThan(60);
  await expectAccessible();
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(screen.getByText('Price 2000')).toBeInViewport();
  await expect.element(rows.last()).toHaveAttribute('aria-posinset', '2000');
  expect(rows.elements().length).toBeLessThan(60);
});

test('a printed list has every row', async () => {
  const screen = await render(<List length={2000} />);
  await expect.element(screen.getByText('Price 1', { exact: true })).toBeVisible();
  dispatchEvent(new Event('beforeprint'));
  expect(screen.getByRole('listitem').elements()).toHaveLength(2000);
  dispatchEvent(new Event('afterprint'));
  expect(screen.getByRole('listitem').elements().length).toBeLessThan(60);
});
