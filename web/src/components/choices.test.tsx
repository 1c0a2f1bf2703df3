import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Fold } from './fold.tsx';
import { MoreMenu } from './more-menu.tsx';
import { SearchInput } from './search-input.tsx';
import { Segmented } from './segmented.tsx';
import { Switch } from './switch.tsx';
import { expectAccessible } from './testing/accessible.ts';

function View() {
  const [value, setValue] = useState<'day' | 'week'>('day');
  const segments = [
    { value: 'day', label: 'Day' },
    { value: 'week', label: 'Week' },
  ] as const;
  return <Segmented label="View" value={value} segments={segments} onChange={setValue} />;
}

function Setting() {
  const [checked, setChecked] = useState(false);
  return <Switch label="Remind them" hint="By email" checked={checked} onChange={setChecked} />;
}

function Search() {
  const [text, setText] = useState('');
  return <SearchInput label="Search clients..." value={text} onChange={setText} />;
}

test('one of a few choices is picked with the arrow keys', async () => {
  const { getByRole } = await render(<View />);
  await expect.element(getByRole('group', { name: 'View' })).toBeVisible();
  await getByRole('radio', { name: 'Day' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(getByRole('radio', { name: 'Week' })).toBeChecked();
  await expectAccessible();
});

test('a switch is turned by its label', async () => {
  const { getByText, getByRole } = await render(<Setting />);
  await expectAccessible();
  await getByText('Remind them').click();
  await expect.element(getByRole('switch', { name: /^Remind them/ })).toBeChecked();
  await expectAccessible();
});

test('a menu closes with the action that was chosen, and what deletes stands out', async () => {
  const edit = vi.fn();
  const acts = [
    { label: 'Edit', icon: Pencil, onClick: edit },
    { label: 'Delete', icon: Trash2, onClick: vi.fn(), danger: true },
  ];
  const { getByRole } = await render(<MoreMenu acts={acts} label="More for Mill Lane" />);
  const opener = getByRole('button', { name: 'More for Mill Lane' });
  await opener.click();
  const [change, remove] = ['Edit', 'Delete'].map((name) => getByRole('button', { name }));
  const colourOf = (button = change) => getComputedStyle(button?.element() ?? document.body).color;
  await expect.element(getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(colourOf(remove)).not.toBe(colourOf(change));
  await expectAccessible();
  await getByRole('button', { name: 'Edit' }).click();
  expect(edit).toHaveBeenCalledOnce();
  await expect.element(getByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a menu without actions is not drawn', async () => {
  const { container } = await render(<MoreMenu acts={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('a search is emptied by Escape and by its button, which keeps the focus in it', async () => {
  const { getByRole } = await render(<Search />);
  const box = getByRole('searchbox', { name: 'Search clients' });
  await box.fill('mill');
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('');
  await box.fill('mill');
  await expectAccessible();
  await getByRole('button', { name: 'Clear search' }).click();
  await expect.element(box).toHaveValue('');
  await expect.element(box).toHaveFocus();
});

test('a folded part says what is in it, and a link to it opens it', async () => {
  const part = (
    <Fold id="cis" title="CIS" state="No deduction">
      <p>Rate</p>
    </Fold>
  );
  const folded = await render(part, { wrapper: MemoryRouter });
  await expect.element(folded.getByText('No deduction')).toBeVisible();
  await expect.element(folded.getByText('Rate')).not.toBeVisible();
  await expectAccessible();
  await folded.getByText('CIS').click();
  await expect.element(folded.getByText('Rate')).toBeVisible();
  await expect.element(folded.getByText('No deduction')).not.toBeVisible();
  await folded.unmount();
  const linked = await render(<MemoryRouter initialEntries={['/settings#cis']}>{part}</MemoryRouter>);
  await expect.element(linked.getByText('Rate')).toBeVisible();
});
