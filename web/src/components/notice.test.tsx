import Info from 'lucide-react/icons/info';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { FigureLine } from './figure-line.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { Notice } from './notice.tsx';
import { pillTones } from './pill.tsx';
import { expectAccessible } from './testing/accessible.ts';

test('a notice of any tone can be read, with its button', async () => {
  const tones = Object.keys(pillTones) as (keyof typeof pillTones)[];
  await render(
    tones.map((tone) => (
      <Notice
        key={tone}
        tone={tone}
        icon={Info}
        title="Card payments are off"
        action={<Button variant="secondary">Set up</Button>}
      >
        Your customers can pay by bank transfer.
      </Notice>
    )),
  );
  await expectAccessible();
});

test('content and figures that failed to load can be asked for again', async () => {
  const [retry, refetch] = [vi.fn(), vi.fn()];
  const { getByRole } = await render(
    <>
      <NotLoaded retry={retry} />
      <FigureLine
        query={{ isPending: false, isError: true, refetch }}
        failed="The figures couldn’t be loaded"
      >
        <div />
      </FigureLine>
    </>,
  );
  await expect.element(getByRole('alert')).toHaveTextContent('The figures couldn’t be loaded');
  await expectAccessible();
  await getByRole('button', { name: 'Try Again' }).first().click();
  await getByRole('alert').getByRole('button', { name: 'Try Again' }).click();
  expect([retry, refetch].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
