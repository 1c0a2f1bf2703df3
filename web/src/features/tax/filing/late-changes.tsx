import { clsx } from 'clsx';
import { formatDate } from '#shared/dates.ts';
import { changesAsCsv, needsCause } from '#shared/filing/late.ts';
import { type Cause, causes, type ShownCorrection } from '#shared/filing/vat.ts';
import { formatPounds } from '#shared/money.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { saveFile } from '../../../data/save-file.ts';
import { filingTexts as words } from './texts.ts';

export type Causes = ReadonlyMap<string, Cause>;

interface Asking {
  causes: Causes;
  /** Filing was attempted, so unanswered questions show an error. */
  tried: boolean;
  onAnswer: (of: string, cause: Cause) => void;
}

interface Props {
  corrections: readonly ShownCorrection[];
  /** Asks for each reason; otherwise those given are shown. */
  asking?: Asking | undefined;
}

/** Earlier returns whose records changed after they were filed, each with the reason. */
export function LateChanges({ corrections, asking }: Props) {
  if (corrections.length === 0) return null;
  return (
    <section className="grid gap-2">
      <div className="px-0.5">
        <h2 className="text-large">{words.changes}</h2>
        <p className="text-small text-muted">{words.changesHint}</p>
      </div>
      <Card>
        <ul aria-label={words.changes} className="divide-y divide-line">
          {corrections.map((each) => (
            <Change key={each.of} correction={each} asking={asking} />
          ))}
        </ul>
      </Card>
      {corrections.some(({ place }) => place === 'vat652') && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() =>
            saveFile(new Blob([changesAsCsv(corrections)], { type: 'text/csv' }), words.vat652File)
          }
        >
          {words.vat652List}
        </Button>
      )}
    </section>
  );
}

const sumOf = ({ box1, box4 }: ShownCorrection): string => {
  const net = box1 - box4;
  const sum = formatPounds(Math.abs(net));
  return net >= 0 ? words.more(sum) : words.less(sum);
};

export const nameOfChange = ({ of }: Pick<ShownCorrection, 'of'>): string => words.endedOn(formatDate(of));

function Change({ correction, asking }: Pick<Props, 'asking'> & { correction: ShownCorrection }) {
  const { of, place, cause } = correction;
  return (
    <li className="grid gap-1 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-strong">{nameOfChange(correction)}</span>
        <span className="tabular-nums">{sumOf(correction)}</span>
      </div>
      {(place === 'old' || place === 'claim') && <p className="text-small text-muted">{words[place]}</p>}
      {place === 'vat652' && <TooMuch />}
      {needsCause(correction) && (asking ? <Why of={of} {...asking} /> : <Reason cause={cause} />)}
    </li>
  );
}

function TooMuch() {
  return (
    <p className="text-small">
      <span className="font-strong text-on-warning">{words.vat652}.</span> {words.vat652Hint}{' '}
      <a
        href="https://www.gov.uk/guidance/how-to-correct-vat-errors-and-make-adjustments-or-claims-vat-notice-70045"
        target="_blank"
        rel="noreferrer"
        className="underline"
      >
        {words.vat652Link}
      </a>
    </p>
  );
}

/** The reason given, and what it means for the return. */
function Reason({ cause }: Pick<ShownCorrection, 'cause'>) {
  return (
    <p className="text-small text-muted">
      {cause ? words.reasonGiven(words.causes[cause]) : words.reasonMissing}{' '}
      {cause && words.causeHints[cause]}
    </p>
  );
}

function Why({ of, causes: given, tried, onAnswer }: Asking & Pick<ShownCorrection, 'of'>) {
  const chosen = given.get(of);
  const isMissing = tried && !chosen;
  const errorId = `why-${of}`;
  return (
    <fieldset aria-describedby={isMissing ? errorId : undefined} className="grid">
      <legend className="pt-1 text-small font-strong">{words.why(formatDate(of))}</legend>
      {causes.map((cause) => (
        <label key={cause} className="flex min-h-11 items-start gap-3 py-2.5">
          <input
            type="radio"
            name={`cause-${of}`}
            className="mt-0.5 size-5 shrink-0 accent-primary"
            checked={chosen === cause}
            onChange={() => onAnswer(of, cause)}
          />
          <span>
            {words.causes[cause]}
            {chosen === cause && words.causeHints[cause] && (
              <span className="block text-small text-muted">{words.causeHints[cause]}</span>
            )}
          </span>
        </label>
      ))}
      {isMissing && (
        <p id={errorId} className={clsx('text-small font-strong text-on-alert')}>
          {words.sayWhy}
        </p>
      )}
    </fieldset>
  );
}
