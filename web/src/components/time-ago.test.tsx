import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { TimeAgo } from './time-ago.tsx';

test('how long ago it was goes on while the page stays open', async () => {
  const { getByRole } = await render(<TimeAgo at={new Date(Date.now() - 58_500).toISOString()} />);
  await expect.element(getByRole('time')).toHaveTextContent('just now');
  await expect.element(getByRole('time')).toHaveTextContent('1 minute ago');
});
