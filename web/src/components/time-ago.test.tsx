import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { formatDate, today } from '#shared/dates.ts';
import { TimeAgo } from './time-ago.tsx';

test('how long ago it was goes on while the page stays open', async () => {
  const { getByRole } = await render(<TimeAgo at={new Date(Date.now() - 58_500).toISOString()} />);
  await expect.element(getByRole('time')).toHaveTextContent('just now');
  await expect.element(getByRole('time')).toHaveTextContent('1 minute ago');
});

test('an instant that changes is counted from the new one', async () => {
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
  const { getByRole, rerender } = await render(<TimeAgo at={ago(3_500_000)} />);
  await expect.element(getByRole('time')).toHaveTextContent('58 minutes ago');
  await rerender(<TimeAgo at={ago(58_500)} />);
  await expect.element(getByRole('time')).toHaveTextContent('just now');
  await expect.element(getByRole('time')).toHaveTextContent('1 minute ago');
});

test('on paper it is a date', async () => {
  const { getByRole } = await render(<TimeAgo at={new Date().toISOString()} />);
  dispatchEvent(new Event('beforeprint'));
  await expect.element(getByRole('time')).toHaveTextContent(formatDate(today()));
  dispatchEvent(new Event('afterprint'));
});
