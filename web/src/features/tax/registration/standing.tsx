import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { formatDate } from '#shared/dates.ts';
import { formatPounds } from '#shared/money.ts';
import type { Registration } from '#shared/tax/registration.ts';
import { Notice } from '../../../components/notice.tsx';
import { registrationTexts as words } from './texts.ts';

type Test = Registration['past'] | Registration['future'];

const notifyWords = ({ notifyBy, registeredFrom }: Test): string =>
  notifyBy && registeredFrom ? words.notify(formatDate(notifyBy), formatDate(registeredFrom)) : '';

/** What must be done about registration, if anything. */
export function Standing({ data }: { data: Registration }) {
  if (data.isRegistered) return <Registered data={data} />;
  const { past, future, warning, limits, mayAskException } = data;
  const exceptionWords = mayAskException ? words.fellBack : words.exception;
  if (past.isOver || future.isOver)
    return (
      <Notice tone="danger" icon={TriangleAlert} title={words.over}>
        {past.isOver && (
          <p>
            {words.overPast(formatDate(past.monthEnd), formatPounds(past.rolling))} {notifyWords(past)}
          </p>
        )}
        {future.isOver && (
          <p>
            {words.overFuture} {notifyWords(future)}
          </p>
        )}
        {past.isOver && <p>{exceptionWords(formatPounds(limits.deregistration))}</p>}
      </Notice>
    );
  if (warning === null) return null;
  return (
    <Notice tone="warning" icon={TriangleAlert} title={words.warning(warning)}>
      {words.warningHint}
    </Notice>
  );
}

function Registered({ data: { limits, mayDeregister } }: { data: Registration }) {
  const limit = formatPounds(limits.deregistration);
  return (
    <Notice tone="success" icon={CircleCheck} title={words.registered}>
      {mayDeregister ? words.mayLeave(limit) : words.stays(limit)}
    </Notice>
  );
}
