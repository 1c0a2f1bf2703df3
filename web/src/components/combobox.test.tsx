import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';
import { expectAccessible } from './testing/accessible.ts';

const few = [
  { value: '1', label: 'Zoë Example', note: '14 Sample Lane' },
  { value: '2', label: 'Example & Sons' },
  { value: '3', label: 'Mill Lane Café' },
];
const many = Array.from({ length: 60 }, (_, n) => ({ value: `${n}`, label: `Client ${n}` }));

function Clients({ choices = few }: { choices?: typeof few }) {
  const [value, setValue] = useState('');
  return (
    <Field label="Client">
      <Combobox
        choices={choices}
        value={value}
        onChange={setValue}
        emptyText="Nobody found"
        {...(choices === few && { fresh: (typed) => ({ value: '', label: `Add “${typed}”` }) })}
      />
    </Field>
  );
}

const open = async (choices?: typeof few) => {
  const screen = await render(<Clients {...(choices && { choices })} />);
  const box = screen.getByRole('combobox', { name: 'Client' });
  await box.click();
  return { box, screen, options: screen.getByRole('option') };
};

test('finds a client without its accents and picks it with the keyboard', async () => {
  const { box, options } = await open();
  await expect.element(options).toHaveLength(3);
  await expectAccessible();
  await userEvent.keyboard('zoe');
  await expect.element(options).toHaveLength(2);
  await expect.element(options.first()).toHaveTextContent('Add “zoe”');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(box).toHaveValue('Zoë Example');
  await expect.element(options).toHaveLength(0);
});

test('shows what was chosen again when Escape ends the search', async () => {
  const { box, options } = await open();
  await options.last().click();
  await userEvent.fill(box, 'sons');
  await expect.element(options).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('Mill Lane Café');
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
});

test('chooses nobody when its text is cleared', async () => {
  const { box, options } = await open();
  await options.last().click();
  await userEvent.clear(box);
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('');
});

test('says how many more there are, and when there are none', async () => {
  const { screen, options } = await open(many);
  await expect.element(options).toHaveLength(50);
  await expect.element(screen.getByRole('status')).toHaveTextContent('10 more: keep typing');
  await userEvent.keyboard('nobody');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Nobody found');
  await expectAccessible();
});
