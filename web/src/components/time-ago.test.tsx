import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { TimeAgo } from './time-ago.tsx';

afterEach(() => void vi.useRealTimers());

test('how long ago it was goes on while the page stays open', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { getByRole } = await render(<TimeAgo at={new Date().toISOString()} />);
  await expect.element(getByRole('time')).toHaveTextContent('just now');
  vi.advanceTimersByTime(75_000);
  await expect.element(getByRole('time')).toHaveTextContent('1 minute ago');
});
