import Landmark from 'lucide-react/icons/landmark';
import { type FormEvent, useState } from 'react';
import { isNino } from '#shared/uk/identifiers.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Field } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { incomeTaxTexts as words } from './income-tax-texts.ts';
import { useIsOwner } from './queries.ts';
import { filingTexts } from './texts.ts';
import { useConnect } from './use-connect.ts';

/** Shown while nothing is connected: asks whose account it is, and leads to HMRC's sign-in. */
export function IncomeTaxConnect() {
  const isOwner = useIsOwner();
  if (!isOwner) return <Notice tone="neutral" icon={Landmark} title={filingTexts.ownerConnects} />;
  return (
    <Card className="no-print p-4">
      <h2 className="text-large">{words.connectTitle}</h2>
      <p className="pb-3 text-small text-muted">{words.connectHint}</p>
      <NinoForm />
    </Card>
  );
}

/** A personal account is identified by National Insurance number, which is asked for each time: it is never shown again. */
export function NinoForm() {
  const [nino, setNino] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { connect, busy } = useConnect('incomeTax');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWrong(!isNino(nino));
    if (isNino(nino)) connect(nino);
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label={words.nino} hint={words.ninoHint} required error={isWrong ? words.ninoWrong : undefined}>
        <TextInput
          value={nino}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={({ target }) => {
            setNino(target.value);
            setWrong(false);
          }}
        />
      </Field>
      <Button type="submit" icon={Landmark} busy={busy} needsConnection className="justify-self-start">
        {filingTexts.connect}
      </Button>
    </form>
  );
}
