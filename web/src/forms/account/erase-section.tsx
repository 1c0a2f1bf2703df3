import { type FormEvent, useState } from 'react';
import { accountRoutes } from '#shared/account/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { SheetBody, SheetFooter } from '../../components/sheet.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { ApiError } from '../../store/api-error.ts';
import { eraseDevice } from '../../waiting/leave/erase-device.ts';
import { texts } from './texts.ts';

/** Erases the account after the user has typed their own address. */
export function EraseSection() {
  const [asking, setAsking] = useState(false);
  return (
    <section className="grid gap-3">
      <div>
        <h2 className="font-strong">{texts.eraseTitle}</h2>
        <p className="text-small text-muted">{texts.eraseHint}</p>
      </div>
      <div>
        <Button variant="risky" onClick={() => setAsking(true)}>
          {texts.erase}
        </Button>
      </div>
      {asking && <EraseDialog onClose={() => setAsking(false)} />}
    </section>
  );
}

function EraseDialog({ onClose }: { onClose: () => void }) {
  const { id, email } = useSignedInUser();
  const [confirmation, setConfirmation] = useState('');
  const { mutate, isPending, error } = useCall(accountRoutes.erase, {
    failure: texts.eraseFailed,
    // The session has ended: only a page load clears what is in memory.
    onSuccess: () => void eraseDevice(id).then(() => location.assign('/')),
  });
  const issue = error instanceof ApiError ? error.issues[0]?.message : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ body: { confirmation } });
  };
  return (
    <Dialog open onClose={onClose} title={texts.eraseQuestion}>
      <form onSubmit={submit} className="contents">
        <SheetBody className="grid content-start gap-4">
          <p>{texts.eraseWarning}</p>
          <Field label={texts.confirmLabel(email)} required error={issue}>
            <TextInput
              value={confirmation}
              onChange={({ target }) => setConfirmation(target.value)}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="done"
            />
          </Field>
        </SheetBody>
        <SheetFooter>
          <Button type="button" variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            variant="danger"
            needsConnection
            busy={isPending}
            busyLabel={texts.erasing}
            disabled={confirmation.trim().toLowerCase() !== email.toLowerCase()}
          >
            {texts.erase}
          </Button>
        </SheetFooter>
      </form>
    </Dialog>
  );
}
