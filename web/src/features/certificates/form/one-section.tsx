import ArrowRight from 'lucide-react/icons/arrow-right';
import List from 'lucide-react/icons/list';
import type { Section } from '#shared/certificates/engine/definition.ts';
import { rowsIn } from '#shared/certificates/engine/values.ts';
import { newId } from '#shared/ids.ts';
import { NextBar } from '../../../components/next-bar.tsx';
import { texts } from '../texts.ts';
import { withNewRow } from './answers.ts';
import { Fields } from './fields.tsx';
import { Head } from './head.tsx';
import { Rows } from './rows.tsx';
import type { OpenForm } from './use-form.ts';
import type { FormPlace } from './use-place.ts';

interface PartProps {
  form: OpenForm;
  place: FormPlace;
}

/** A section of a form: its fields or its rows. */
export function OneSection({
  form,
  place,
  section,
  sections,
}: PartProps & { section: Section; sections: readonly Section[] }) {
  const next = sections[sections.indexOf(section) + 1];
  const go = () => place.openSection(next?.key ?? 'sign');
  const add = () => {
    const { length } = rowsIn(form.values, section.key);
    form.draft.change((values) => withNewRow(values, section, `r${newId()}`));
    place.openRow(length);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <Head
        form={form}
        title={section.title}
        help={section.help}
        back={texts.allSections}
        onBack={() => place.openSection('')}
      />
      {section.repeat ? (
        <Rows form={form} section={section} onOpen={place.openRow} onAdd={add} />
      ) : (
        <Fields key={section.key} form={form} section={section} />
      )}
      <NextBar
        helpers={[{ label: texts.sections, icon: List, onClick: () => place.openSection('') }]}
        act={{ label: next ? texts.nextSection : texts.toSign, icon: ArrowRight, type: 'submit' }}
      />
    </form>
  );
}
