import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import List from 'lucide-react/icons/list';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { openIn } from '#shared/certificates/defects.ts';
import type { Section } from '#shared/certificates/engine/definition.ts';
import { rowIdOf, rowsIn } from '#shared/certificates/engine/values.ts';
import { newId } from '#shared/ids.ts';
import { Button } from '../../../components/button.tsx';
import { useConfirm } from '../../../components/confirm.tsx';
import { NextBar } from '../../../components/next-bar.tsx';
import type { PhotoPlace } from '../../../forms/photos/photo-place.ts';
import { Photos } from '../../../forms/photos/photos.tsx';
import { texts } from '../texts.ts';
import { WarningNotice } from '../warning-notice.tsx';
import { rowName, withNewRow, withoutRow } from './answers.ts';
import { Fields } from './fields.tsx';
import { Head } from './head.tsx';
import type { OpenForm } from './use-form.ts';
import type { FormPlace } from './use-place.ts';

interface PartProps {
  form: OpenForm;
  place: FormPlace;
}

/** A row of a section: an appliance, a circuit, a defect. */
export function OneRow({ form, place, section }: PartProps & { section: Section }) {
  const { key, repeat, title } = section;
  const { row = 0, openRow } = place;
  const rows = rowsIn(form.values, key);
  const label = repeat?.label ?? '';
  const typed = rows[row] ?? {};
  const name = rowName(section, typed, row);
  const remove = useRemoveRow({ form, place, section, row, name });
  const isLast = row === rows.length - 1;
  const goesOn = section.fields.some(({ carry }) => carry) && rows.length < (repeat?.max ?? 0);
  const add = () => {
    form.draft.change((values) => withNewRow(values, section, `r${newId()}`));
    openRow(rows.length);
  };
  const act = isLast
    ? goesOn
      ? { label: texts.addNextRow(label), icon: Plus, go: add }
      : { label: texts.done, icon: Check, go: () => openRow(undefined) }
    : { label: texts.nextRow(label), icon: ArrowRight, go: () => openRow(row + 1) };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        act.go();
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <Head
        form={form}
        title={texts.rowOf(label, row + 1, rows.length)}
        back={title}
        onBack={() => openRow(undefined)}
      />
      <Fields key={rowIdOf(typed) ?? row} form={form} section={section} row={row} />
      {isFound(section) && <Photos place={placeOfRow(form, section, row)} />}
      <Warn form={form} section={section} row={row} />
      <Button variant="risky" icon={Trash2} onClick={remove} className="justify-self-start">
        {texts.removeRow(label.toLowerCase())}
      </Button>
      <NextBar
        helpers={[{ label: title, icon: List, onClick: () => openRow(undefined) }]}
        act={{ label: act.label, icon: act.icon, type: 'submit' }}
      />
    </form>
  );
}

/** Only rows of defects and observations have photos. */
const isFound = ({ key }: Section): boolean => key === 'defects' || key === 'observations';

/** Photos belong to a row's id, wherever the row moves when another is removed. */
const placeOfRow = ({ certificate, values }: OpenForm, { key }: Section, row: number): PhotoPlace => {
  const path = `${key}.${rowIdOf(rowsIn(values, key)[row] ?? {}) ?? row}`;
  return { jobId: certificate.jobId, stage: 'during', of: { certificateId: certificate.id, path } };
};

/** Something that stays dangerous needs a warning notice. */
function Warn({ form, section, row }: { form: OpenForm; section: Section; row: number }) {
  const { certificate, values } = form;
  if (certificate.kind !== 'gas_safety' || section.key !== 'defects') return null;
  const defect = openIn(values).find(({ n }) => n === row);
  return defect ? <WarningNotice of={certificate} defect={defect} /> : null;
}

const useRemoveRow = ({
  form,
  place,
  section,
  row,
  name,
}: PartProps & { section: Section; row: number; name: string }) => {
  const confirm = useConfirm();
  const remove = async () => {
    const question = { title: texts.removeRowQuestion(name), action: texts.removeRowAction, danger: true };
    if (!(await confirm(question))) return;
    form.draft.change((values) => withoutRow(form.definition, values, { section: section.key, row }));
    place.openRow(undefined);
  };
  return () => void remove();
};
