import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Field } from './field.tsx';
import { MoneyInput } from './number-input.tsx';
import { expectAccessible } from './testing/accessible.ts';
import { TextInput } from './text-input.tsx';

test('a control is described by its hint and its error, and is invalid with one', async () => {
  const screen = await render(
    <Field label="Sort code" hint="Six digits" error="Enter six digits">
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Sort code' });
  await expect.element(input).toHaveAccessibleDescription('Six digits Error: Enter six digits');
  await expect.element(input).toBeInvalid();
  await expectAccessible();
});

test('only a field that may be left empty says that it is optional', async () => {
  const screen = await render(
    <>
      <Field label="Name" required>
        <TextInput />
      </Field>
      <Field label="Company">
        <TextInput />
      </Field>
    </>,
  );
  await expect.element(screen.getByText('(optional)')).toHaveLength(1);
  await expect.element(screen.getByRole('textbox', { name: 'Company (optional)' })).not.toBeRequired();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toBeRequired();
});

test('an amount that is typed after a tap replaces the one that was there', async () => {
  const screen = await render(
    <Field label="Amount">
      <MoneyInput defaultValue="0.00" />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Amount' });
  await input.click();
  await userEvent.keyboard('310');
  await expect.element(input).toHaveValue('310');
});
