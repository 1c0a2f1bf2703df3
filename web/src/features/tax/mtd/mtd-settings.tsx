import { today } from '#shared/dates.ts';
import { spentOn } from '#shared/receipts/spent-on.ts';
import type { TaxSettings } from '#shared/settings/tax/settings.ts';
import { taxYearOf } from '#shared/uk/tax-year.ts';
import { Fold } from '../../../components/fold.tsx';
import { Choice } from '../choice.tsx';
import { useChoosePeriods } from '../filing/use-choose-periods.ts';
import { OwnersOnly } from '../owners-only.tsx';
import { useSaveTax, useTaxSettings } from '../queries.ts';
import { places, spent, mtdTexts as words } from './texts.ts';

/** Periods, basis, and the mapping of receipt categories. */
export function MtdSettings() {
  const settings = useTaxSettings();
  if (!settings) return null;
  return (
    <OwnersOnly>
      <Fold
        id="tax-periods"
        title={`${words.periods} and ${words.basis.toLowerCase()}`}
        state={`${words.periodWords[settings.periods]} · ${words.basisWords[settings.basis]}`}
      >
        <How settings={settings} />
      </Fold>
      <Fold id="tax-categories" title={words.mapping} state={words.mappingState}>
        <Mapping settings={settings} />
      </Fold>
    </OwnersOnly>
  );
}

function How({ settings }: { settings: TaxSettings }) {
  const { save, busy } = useSaveTax();
  const { isAtHmrc, mayChoose, choose, choosing } = useChoosePeriods();
  const since = settings.calendarSince ?? taxYearOf(today());
  return (
    <>
      <Choice
        label={words.periods}
        hint={isAtHmrc ? words.periodsAtHmrc : words.periodsHint}
        value={settings.periods}
        words={words.periodWords}
        busy={busy || choosing || !mayChoose}
        onChange={(periods) => {
          if (isAtHmrc) choose(periods);
          else save({ periods, calendarSince: periods === 'calendar' ? since : null });
        }}
      />
      <Choice
        label={words.basis}
        value={settings.basis}
        words={words.basisWords}
        busy={busy}
        onChange={(basis) => save({ basis })}
      />
    </>
  );
}

function Mapping({ settings }: { settings: TaxSettings }) {
  const { save, busy } = useSaveTax();
  return spentOn.map((on) => (
    <Choice
      key={on}
      label={spent[on]}
      value={settings.categories[on]}
      words={places}
      busy={busy}
      onChange={(place) => save({ categories: { [on]: place } })}
    />
  ));
}
