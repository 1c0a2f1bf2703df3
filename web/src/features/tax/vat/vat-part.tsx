import { useQuery } from '@tanstack/react-query';
import Landmark from 'lucide-react/icons/landmark';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { today } from '#shared/dates.ts';
import { taxRoutes } from '#shared/tax/routes.ts';
import { usualStagger, vatQuarters } from '#shared/uk/vat-quarters.ts';
import { read } from '../../../api/read.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Field } from '../../../components/field.tsx';
import { Select } from '../../../components/select.tsx';
import { settingsPath } from '../../../data/settings-sections.ts';
import { Answered } from '../answered.tsx';
import type { ShowBehind } from '../behind.ts';
import { VatFiling } from '../filing/vat-filing.tsx';
import { texts } from '../texts.ts';
import { BadDebts } from './bad-debts.tsx';
import { ReturnView } from './return-view.tsx';
import { vatTexts } from './texts.ts';
import { VatSettings } from './vat-settings.tsx';

/** How many quarters back: HMRC can ask about six years. */
const quartersBack = 24;

/** A quarter's VAT return, box by box. */
export function VatPart({ onShow }: { onShow: ShowBehind }) {
  // A user stored by an older build has no such setting.
  const { business, vatQuarters: stagger = usualStagger } = useSignedInUser();
  const quarters = vatQuarters(today(), stagger, quartersBack);
  const [from, choose] = useState('');
  const chosen = quarters.find((quarter) => quarter.from === from) ?? quarters[0];
  const query = useQuery(read(taxRoutes.vat, { query: { from: chosen?.from ?? '', to: chosen?.to ?? '' } }));
  if (business.vatScheme === 'none') return <NotRegistered />;
  const options = quarters.map((quarter) => ({
    value: quarter.from,
    label: texts.period(quarter.from, quarter.to),
  }));
  return (
    <>
      <VatFiling />
      <BadDebts />
      <h2 className="mt-2 text-large">{vatTexts.figures}</h2>
      <Field label={vatTexts.quarter} required>
        <Select value={chosen?.from} options={options} onChange={({ target }) => choose(target.value)} />
      </Field>
      <Answered query={query}>{(data) => <ReturnView data={data} onShow={onShow} />}</Answered>
      <VatSettings scheme={business.vatScheme} />
    </>
  );
}

function NotRegistered() {
  return (
    <EmptyState
      icon={Landmark}
      title={vatTexts.notRegistered}
      hint={vatTexts.notRegisteredHint}
      action={
        <ButtonLink variant="secondary">
          <Link to={settingsPath('business')}>{vatTexts.change}</Link>
        </ButtonLink>
      }
    />
  );
}
