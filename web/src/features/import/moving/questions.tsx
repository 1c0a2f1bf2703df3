import { today } from '#shared/dates.ts';
import { Panel } from '../../../components/card.tsx';
import { Checkbox } from '../../../components/checkbox.tsx';
import { Field } from '../../../components/field.tsx';
import { Select } from '../../../components/select.tsx';
import type { DayOrder } from '../../../forms/csv/days.ts';
import type { Answers } from './check.ts';
import type { CheckedMove } from './sorted.ts';
import { movingTexts as texts } from './texts.ts';
import type { Question } from './who.ts';

interface Props {
  target: { name: string };
  checked: CheckedMove<object>;
  answers: Answers;
  onChange: (answers: Answers) => void;
}

/** The number of clients to ask about at a time. */
const shownQuestions = 20;

const overdueIn = ({ fresh }: CheckedMove<object>): number =>
  fresh.filter(({ input: { fields } }) => 'dueDate' in fields && String(fields.dueDate) < today()).length;

/** The file's ambiguities, and the user's options. */
export function Questions({ target, checked, answers, onChange }: Props) {
  const { name } = target;
  const { questions, finished, taken, fresh, isOrderUnknown } = checked;
  const asksOrder = isOrderUnknown || answers.order !== undefined;
  const asksFinished = name !== 'quotes' && (finished > 0 || answers.finished);
  const asksNumber = taken.length > 0 || answers.renumber;
  const asksReminders = name === 'invoices' && fresh.length > 0;
  if (!asksOrder && !asksFinished && !asksNumber && !asksReminders && questions.length === 0) return null;
  return (
    <Panel title={texts.questions}>
      <div className="grid gap-4 p-4 lg:p-5">
        {asksOrder && <Order answers={answers} onChange={onChange} />}
        {questions.slice(0, shownQuestions).map((question) => (
          <WhoField key={question.key} question={question} answers={answers} onChange={onChange} />
        ))}
        {questions.length > shownQuestions && (
          <p className="text-muted">{texts.whoMore(questions.length - shownQuestions)}</p>
        )}
        <div className="grid empty:hidden">
          {asksFinished && (
            <Checkbox
              label={name === 'jobs' ? texts.bringFinished : texts.bringPaid}
              checked={answers.finished}
              onChange={({ target: box }) => onChange({ ...answers, finished: box.checked })}
            />
          )}
          {asksNumber && (
            <Checkbox
              label={texts.renumber}
              hint={texts.renumberHint}
              checked={answers.renumber}
              onChange={({ target: box }) => onChange({ ...answers, renumber: box.checked })}
            />
          )}
          {asksReminders && (
            <Checkbox
              label={texts.remind}
              hint={texts.remindHint(overdueIn(checked))}
              checked={answers.remind}
              onChange={({ target: box }) => onChange({ ...answers, remind: box.checked })}
            />
          )}
        </div>
      </div>
    </Panel>
  );
}

type AnswerProps = Pick<Props, 'answers' | 'onChange'>;

function Order({ answers, onChange }: AnswerProps) {
  return (
    <Field label={texts.order} hint={texts.orderHint} required>
      <Select
        value={answers.order ?? ''}
        onChange={({ target: { value } }) =>
          onChange({ ...answers, order: (value as DayOrder) || undefined })
        }
        options={[
          { value: '', label: texts.choose },
          { value: 'day', label: texts.orderDay },
          { value: 'month', label: texts.orderMonth },
        ]}
      />
    </Field>
  );
}

function WhoField({ question, answers, onChange }: AnswerProps & { question: Question }) {
  const { key, name, email, candidates } = question;
  return (
    <Field label={texts.who(name)} hint={texts.whoHint(email)} required>
      <Select
        value={answers.who[key] ?? ''}
        onChange={({ target: { value } }) => onChange({ ...answers, who: { ...answers.who, [key]: value } })}
        options={[
          { value: '', label: texts.choose },
          ...candidates.map(({ id, name: known, email: mail, address }) => ({
            value: String(id),
            label: [known, mail ?? address?.split('\n')[0]].filter(Boolean).join(', '),
          })),
          { value: 'new', label: texts.whoNew },
        ]}
      />
    </Field>
  );
}
