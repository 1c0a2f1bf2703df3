import ArrowRight from 'lucide-react/icons/arrow-right';
import { lazy, Suspense } from 'react';
import type { CertificateRow } from '#shared/certificates/contract.ts';
import type { Definition, Section } from '#shared/certificates/engine/definition.ts';
import { rowsIn } from '#shared/certificates/engine/values.ts';
import type { FilledForm, FormValues, Others } from '#shared/certificates/written.ts';
import { NextBar } from '../../../components/next-bar.tsx';
import { texts } from '../texts.ts';
import { useTop } from '../use-top.ts';
import { sectionsIn } from './answers.ts';
import { Contents } from './contents.tsx';
import { Edition } from './edition.tsx';
import { Head, SavingLine } from './head.tsx';
import { OneRow } from './one-row.tsx';
import { OneSection } from './one-section.tsx';
import { type OpenForm, useForm } from './use-form.ts';
import { type FormPlace, usePlace } from './use-place.ts';

const Sign = lazy(() => import('./sign.tsx'));

interface Props {
  certificate: CertificateRow;
  definition: Definition;
  stored: FormValues;
  others: Others;
  leftOver: FilledForm['leftOver'];
}

/** A draft being filled in: its sections, one of them, or one of its rows. */
export default function Form({ certificate, leftOver, ...rest }: Props) {
  const form = useForm(certificate, rest);
  const place = usePlace();
  const sections = sectionsIn(form.definition, form.values);
  const section = sections.find(({ key }) => key === place.section);
  const top = useTop<HTMLDivElement>(`${place.section} ${place.row}`);
  if (place.section === 'sign')
    return (
      <div ref={top} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Head
          form={form}
          title={texts.signTitle}
          back={texts.allSections}
          onBack={() => place.openSection('')}
        />
        <Suspense>
          <Sign form={form} onGo={place.go} />
        </Suspense>
      </div>
    );
  if (!section) return <All form={form} place={place} sections={sections} leftOver={leftOver} />;
  const isRow =
    section.repeat && place.row !== undefined && place.row < rowsIn(form.values, section.key).length;
  return (
    <div ref={top}>
      {isRow ? (
        <OneRow form={form} place={place} section={section} />
      ) : (
        <OneSection form={form} place={place} section={section} sections={sections} />
      )}
    </div>
  );
}

interface PartProps {
  form: OpenForm;
  place: FormPlace;
}

function All({
  form,
  place,
  sections,
  leftOver,
}: PartProps & { sections: readonly Section[]; leftOver: Props['leftOver'] }) {
  const first = form.gaps.find(({ section }) => sections.some(({ key }) => key === section));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SavingLine form={form} />
      <Edition form={form} leftOver={leftOver} />
      <Contents form={form} onOpen={place.openSection} />
      <NextBar
        act={
          first
            ? { label: texts.nextSection, icon: ArrowRight, onClick: () => place.openSection(first.section) }
            : { label: texts.toSign, icon: ArrowRight, onClick: () => place.openSection('sign') }
        }
      />
    </div>
  );
}
