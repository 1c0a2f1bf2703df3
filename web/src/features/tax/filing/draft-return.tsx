import CircleX from 'lucide-react/icons/circle-x';
import { useState } from 'react';
import { answered } from '#shared/filing/late.ts';
import type { Cause, FilingReturn } from '#shared/filing/vat.ts';
import { formatPounds } from '#shared/money.ts';
import { Notice } from '../../../components/notice.tsx';
import { Marks } from '../marks.tsx';
import { marks } from '../vat/texts.ts';
import { Blocked } from './blocked.tsx';
import { Boxes } from './boxes.tsx';
import { Declare } from './declare.tsx';
import { type Causes, LateChanges } from './late-changes.tsx';
import { Owed } from './owed.tsx';
import { useIsOwner } from './queries.ts';
import { filingTexts as words } from './texts.ts';

/** A return as it would be filed now, and what must be answered first. */
export function DraftReturn({ data }: { data: FilingReturn }) {
  const [causes, setCauses] = useState<Causes>(new Map());
  const [tried, setTried] = useState(false);
  const isOwner = useIsOwner();
  const { boxes, corrections, refusal, blocked } = data;
  const answer = (of: string, cause: Cause) => setCauses(new Map([...causes, [of, cause]]));
  const figures = boxes ? answered(boxes, corrections, causes) : { boxes, outcome: data.outcome };
  const shown = {
    ...data,
    ...figures,
    corrections: corrections.map((each) => ({ ...each, cause: causes.get(each.of) ?? null })),
  };
  return (
    <>
      {refusal && <Refused refusal={refusal} />}
      <Owed data={shown} />
      {blocked.length > 0 && <Blocked data={data} />}
      <Boxes data={shown} />
      <Known data={data} />
      <LateChanges
        corrections={corrections}
        asking={isOwner ? { causes, tried, onAnswer: answer } : undefined}
      />
      {blocked.length === 0 && boxes && (
        <Declare data={data} causes={causes} onTry={() => setTried(true)} figures={figures} />
      )}
    </>
  );
}

function Refused({ refusal: { message, code } }: { refusal: NonNullable<FilingReturn['refusal']> }) {
  const isOurs = code === 'NOT_SENT' || code === 'NOT_ARRIVED';
  return (
    <Notice tone="danger" icon={CircleX} title={words.refusedReturn} role="alert">
      <p>{message}</p>
      {!isOurs && <p>{words.refusedAt(code)}</p>}
    </Notice>
  );
}

/** Notes about the figures; errors are shown above, with what prevents filing. */
function Known({ data }: { data: FilingReturn }) {
  const blocking = new Set(data.blocked.map(({ path }) => path));
  const said = data.marks
    .filter(({ code }) => !blocking.has(`marks.${code}`))
    .map(({ code, amount }) => ({
      ...marks[code],
      sentence: marks[code].words(formatPounds(amount ?? 0), !amount),
    }));
  return (
    <Marks
      wrong={said.filter(({ isWrong }) => isWrong).map(({ sentence }) => sentence)}
      known={said.filter(({ isWrong }) => !isWrong).map(({ sentence }) => sentence)}
    />
  );
}
