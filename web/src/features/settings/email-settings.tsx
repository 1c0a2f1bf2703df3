import { Send } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../components/button.tsx';
import { Panel } from '../../components/card.tsx';
import { KeptNote } from '../../forms/kept-note.tsx';
import { EmailFields } from './email-fields.tsx';
import { texts } from './texts.ts';
import { useEmailForm } from './use-email-form.ts';

/** The mailbox that reminders are sent from. */
export function EmailSettings({ onUnsaved }: { onUnsaved: (unsaved: boolean) => void }) {
  const { form, kept, draft, save, test, saving, testing } = useEmailForm();
  const { isDirty } = form.formState;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  const hasAddress = Boolean(form.watch('emailUser')?.trim());
  return (
    <Panel title={texts.email} id="email">
      <form noValidate onSubmit={save} className="grid gap-5 p-4 lg:p-5">
        <p className="text-muted">{texts.emailHint}</p>
        <KeptNote isOld={draft.isOld} onDiscard={draft.beginAnew} />
        <EmailFields form={form} kept={kept} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={saving} busyLabel={texts.saving} className="max-sm:w-full">
            {texts.saveEmail}
          </Button>
          <Button
            variant="secondary"
            icon={Send}
            busy={testing}
            busyLabel={texts.testing}
            disabled={!hasAddress || saving}
            onClick={test}
            className="max-sm:w-full"
          >
            {texts.test}
          </Button>
          {isDirty && hasAddress && <p className="text-small text-muted">{texts.testSavesFirst}</p>}
        </div>
      </form>
    </Panel>
  );
}
