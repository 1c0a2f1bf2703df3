import { useQuery } from '@tanstack/react-query';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Landmark from 'lucide-react/icons/landmark';
import { useState } from 'react';
import { formatDate, today } from '#shared/dates.ts';
import { firstFiledYear } from '#shared/filing/income-tax.ts';
import { formatPounds } from '#shared/money.ts';
import { consolidatedBelowPence } from '#shared/settings/tax/mtd-figures.ts';
import type { Mtd } from '#shared/tax/mtd.ts';
import { taxRoutes } from '#shared/tax/routes.ts';
import { startOfTaxYear, taxYearOf } from '#shared/uk/tax-year.ts';
import { read } from '../../../api/read.ts';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Fold } from '../../../components/fold.tsx';
import { Answered } from '../answered.tsx';
import type { ShowBehind } from '../behind.ts';
import { Choice } from '../choice.tsx';
import { Source } from '../figure-rows.tsx';
import { IncomeTaxFiling } from '../filing/income-tax-filing.tsx';
import { useConnection } from '../filing/queries.ts';
import { Marks } from '../marks.tsx';
import { OwnersOnly } from '../owners-only.tsx';
import { useSaveTax } from '../queries.ts';
import { texts } from '../texts.ts';
import { YearChoice } from '../year-choice.tsx';
import { MtdSettings } from './mtd-settings.tsx';
import { places, questions, spent, mtdTexts as words } from './texts.ts';
import { hasBegun, UpdateView } from './update-view.tsx';

/** Receipt categories that only the user can assign, each with the consequences. */
function Asked({ asked }: { asked: Mtd['asked'] }) {
  const { save, busy } = useSaveTax();
  if (asked.length === 0) return null;
  return (
    <Card className="no-print grid gap-4 p-4">
      <h2 className="flex items-center gap-2 font-strong">
        <CircleHelp aria-hidden className="size-5 text-muted" />
        {words.asked}
      </h2>
      <OwnersOnly>
        {asked.map(({ category, amount }) => (
          <Choice
            key={category}
            label={`${spent[category]}, ${formatPounds(amount)}`}
            hint={questions[category] ?? ''}
            value="ask"
            words={places}
            busy={busy}
            onChange={(place) => save({ categories: { [category]: place } })}
          />
        ))}
      </OwnersOnly>
    </Card>
  );
}

/** A tax year's quarterly updates. */
export function MtdPart({ onShow }: { onShow: ShowBehind }) {
  const [taxYear, choose] = useState(taxYearOf(today()));
  const query = useQuery(read(taxRoutes.mtd, { query: { taxYear } }));
  // What HMRC needs is above the figures, so they wait for it.
  const isAsking = useConnection('incomeTax').isLoading;
  return (
    <>
      <h2 className="text-large">{words.title}</h2>
      <YearChoice value={taxYear} onChange={choose} />
      <Answered query={isAsking ? { ...query, data: undefined } : query}>
        {(data) =>
          data.isFor ? (
            <Year data={data} onShow={onShow} />
          ) : (
            <EmptyState icon={Landmark} title={words.notForYou} hint={words.notForYouHint} />
          )
        }
      </Answered>
    </>
  );
}

const wrongIn = ({ unknownVat }: Mtd): string[] =>
  unknownVat > 0 ? [words.unknownVat(formatPounds(unknownVat))] : [];

const knownIn = ({ mayConsolidate, updates, mandatedFrom, finalDeclarationBy }: Mtd): string[] => {
  const total = formatPounds(updates.at(-1)?.figures.totalExpenses ?? 0);
  return [
    ...(mayConsolidate ? [words.consolidated(formatPounds(consolidatedBelowPence / 100), total)] : []),
    ...(mandatedFrom ? [words.mandated(formatDate(mandatedFrom))] : []),
    words.cis,
    words.final(formatDate(finalDeclarationBy)),
  ];
};

/** The next to send first; those that have not started last. */
const inOrder = (updates: Mtd['updates']): Mtd['updates'] => [
  ...updates.filter(hasBegun).toReversed(),
  ...updates.filter((update) => !hasBegun(update)),
];

function Year({ data, onShow }: { data: Mtd; onShow: ShowBehind }) {
  return (
    <>
      {startOfTaxYear(data.taxYear) >= firstFiledYear && <IncomeTaxFiling taxYear={data.taxYear} />}
      <Marks wrong={wrongIn(data)} />
      <Asked asked={data.asked} />
      {inOrder(data.updates).map((update) => (
        <UpdateView key={update.quarter} update={update} onShow={onShow} />
      ))}
      <Marks known={knownIn(data)} />
      <Card className="no-print px-4">
        <Fold id="cannot-know" title={words.cannot} state={words.cannotState}>
          <ul className="grid list-disc gap-1 pl-5 text-small sm:col-span-2">
            {words.cannotList.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </Fold>
        <MtdSettings />
      </Card>
      <Source>{texts.source(words.source)}</Source>
    </>
  );
}
