import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from './testing/accessible.ts';
import { dismissToast, toast, toastMs } from './toast.ts';
import { Toaster } from './toaster.tsx';

const show = async (message: Parameters<typeof toast>[0]) => {
  const screen = await render(<Toaster />, { wrapper: MemoryRouter });
  toast(message);
  return screen;
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  dismissToast();
});

test('a message goes after five seconds', async () => {
  const { getByText } = await show({ title: 'Client added' });
  await expect.element(getByText('Client added')).toBeVisible();
  await expectAccessible();
  vi.advanceTimersByTime(toastMs - 250);
  await expect.element(getByText('Client added')).toBeVisible();
  vi.advanceTimersByTime(250);
  await expect.element(getByText('Client added')).not.toBeInTheDocument();
});

test('a message stays while the pointer is on it', async () => {
  const { getByText } = await show({ title: 'Client added' });
  await userEvent.hover(getByText('Client added'));
  vi.advanceTimersByTime(10 * toastMs);
  await expect.element(getByText('Client added')).toBeVisible();
  await userEvent.unhover(getByText('Client added'));
  vi.advanceTimersByTime(toastMs);
  await expect.element(getByText('Client added')).not.toBeInTheDocument();
});

test('an Undo stays until it is pressed or another message comes', async () => {
  const undo = vi.fn();
  const { getByText, getByRole } = await show({
    title: 'Marked paid',
    undo: { word: 'Undo', onPress: undo },
  });
  vi.advanceTimersByTime(10 * toastMs);
  await expectAccessible();
  await getByRole('button', { name: 'Undo' }).click();
  expect(undo).toHaveBeenCalledOnce();
  await expect.element(getByText('Marked paid')).not.toBeInTheDocument();
});

test('a failure interrupts a screen reader, and anything else waits its turn', async () => {
  const { getByRole } = await show({ title: 'Not saved', tone: 'danger' });
  await expect.element(getByRole('alert')).toHaveTextContent('Not saved');
  await expectAccessible();
  toast({ title: 'Invoice sent', short: 'Sent', description: 'To Mill Lane' });
  await expect.element(getByRole('alert')).toHaveTextContent('');
  await expect.element(getByRole('status')).toHaveTextContent('SentInvoice sentTo Mill Lane');
});
