import Plus from 'lucide-react/icons/plus';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { tellWaiting } from '../store/waiting.ts';
import { words } from '../words.ts';
import { Button, ButtonLink } from './button.tsx';
import { expectAccessible } from './testing/accessible.ts';

test('every look can be read and is large enough for a thumb', async () => {
  const variants = ['primary', 'secondary', 'quiet', 'danger', 'risky'] as const;
  const screen = await render(
    <div className="grid gap-3 bg-surface p-4">
      {variants.map((variant) => (
        <Button key={variant} variant={variant} icon={Plus}>
          Add line
        </Button>
      ))}
      <div className="on-next bg-next p-4">
        <Button variant="accent" size="next">
          Send
        </Button>
      </div>
    </div>,
  );
  for (const button of screen.getByRole('button').elements())
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await expectAccessible();
});

test('a busy button says so and can’t be pressed again', async () => {
  const press = vi.fn();
  const screen = await render(
    <Button busy busyLabel="Sending…" onClick={press}>
      Send
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Sending…' });
  await expect.element(button).toBeDisabled();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  expect(press).not.toHaveBeenCalled();
});

test('what needs a connection is disabled without one and says why, a link too', async () => {
  const screen = await render(
    <>
      <Button needsConnection>Take card</Button>
      <Button>Save</Button>
      <ButtonLink needsConnection>
        <a href="/invoice.pdf">PDF</a>
      </ButtonLink>
    </>,
  );
  await expect.element(screen.getByRole('link', { name: 'PDF' })).toBeVisible();
  tellWaiting({ isReached: false });
  await expect
    .element(screen.getByRole('button', { name: `Take card ${words.needsConnection}` }))
    .toBeDisabled();
  await expect.element(screen.getByRole('button', { name: `PDF ${words.needsConnection}` })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  await expectAccessible();
  tellWaiting({ isReached: true });
  await expect.element(screen.getByRole('link', { name: 'PDF' })).toBeVisible();
});
