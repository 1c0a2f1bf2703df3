import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { ConfirmProvider } from './confirm.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { SheetBody, SheetFooter } from './sheet.tsx';
import { expectAccessible } from './testing/accessible.ts';
import { TextInput } from './text-input.tsx';

function Page({ below }: { below: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <ConfirmProvider>
      {below}
      <Button className="relative" onClick={() => setOpen(true)}>
        Add client
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="New client" unsaved={name !== ''}>
        <form className="flex min-h-0 flex-col">
          <SheetBody>
            <Field label="Name" required>
              <TextInput value={name} onChange={(event) => setName(event.target.value)} />
            </Field>
          </SheetBody>
          <SheetFooter>
            <Button variant="accent" onClick={() => setOpen(false)}>
              Save
            </Button>
          </SheetFooter>
        </form>
      </Dialog>
    </ConfirmProvider>
  );
}

const openDialog = async (below?: ReactNode) => {
  const screen = await render(<Page below={below} />);
  const opener = screen.getByRole('button', { name: 'Add client' });
  await opener.click();
  const dialog = screen.getByRole('dialog', { name: 'New client' });
  await expect.element(dialog).toBeVisible();
  return { screen, opener, dialog };
};

test('begins in the first field, and gives the focus back when Escape closes it', async () => {
  const { opener, dialog } = await openDialog();
  await expect.element(dialog.getByRole('textbox')).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('asks before it throws away what was typed', async () => {
  const { screen, dialog } = await openDialog();
  await dialog.getByRole('textbox').fill('Mill Lane');
  await dialog.getByRole('button', { name: 'Close' }).click();
  const question = screen.getByRole('alertdialog', { name: 'Discard your changes?' });
  await expect.element(question).toBeVisible();
  await expectAccessible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Mill Lane');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the second tap of a double tap presses nothing that was below', async () => {
  const press = vi.fn();
  const { dialog } = await openDialog(
    <button type="button" onClick={press} className="fixed inset-0">
      Below
    </button>,
  );
  await dialog.getByRole('button', { name: 'Save' }).dblClick();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(press).not.toHaveBeenCalled();
});
