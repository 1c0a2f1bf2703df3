import { lazy, Suspense, useState } from 'react';
import { useSignedInUser } from '../../api/user.ts';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { useUrlState } from '../../components/use-url-state.ts';
import { MoneyPlaces } from '../../data/money-places.tsx';
import { WhosePaper } from '../../data/whose-paper.tsx';
import type { Behind } from './behind.ts';
import { CisPart } from './cis/cis-part.tsx';
import { Refused, useCameBack } from './filing/came-back.tsx';
import { MtdPart } from './mtd/mtd-part.tsx';
import { RegistrationPart } from './registration/registration-part.tsx';
import { texts } from './texts.ts';
import { VatPart } from './vat/vat-part.tsx';

const RecordsSheet = lazy(() => import('./records-sheet.tsx'));

const parts = { vat: VatPart, registration: RegistrationPart, mtd: MtdPart, cis: CisPart };
type PartName = keyof typeof parts;
const names = Object.keys(parts) as PartName[];
const segments = names.map((value) => ({ value, label: texts.parts[value] }));

/** What the business owes and is owed in tax, each figure with its records. */
export default function TaxPage() {
  const [asked, choose] = useUrlState('part');
  const [behind, show] = useState<Behind | null>(null);
  const { business } = useSignedInUser();
  // Without VAT registration there is no return, but a threshold to watch.
  const usual = business.vatScheme === 'none' ? 'registration' : 'vat';
  const connected = useCameBack();
  const arrived = connected === 'incomeTax' ? 'mtd' : usual;
  const name = names.find((known) => known === asked) ?? arrived;
  const Part = parts[name];
  return (
    <Page className="max-w-3xl">
      <PageHeader title={texts.title} />
      <WhosePaper what={texts.parts[name]} />
      <Refused />
      <Segmented label={texts.part} value={name} segments={segments} onChange={choose} />
      <Part onShow={show} />
      <MoneyPlaces except="/tax" />
      <p className="px-1 text-micro text-muted">{texts.notAdvice}</p>
      <Suspense>{behind && <RecordsSheet behind={behind} onClose={() => show(null)} />}</Suspense>
    </Page>
  );
}
