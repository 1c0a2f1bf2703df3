import Send from 'lucide-react/icons/send';
import { Button } from '../../components/button.tsx';
import { KeptNote } from '../../forms/kept-note.tsx';
import { EmailFields } from './email-fields.tsx';
import { SectionForm } from './section-form.tsx';
import { texts } from './texts.ts';
import { useEmailForm } from './use-email-form.ts';

/** The email account that reminders are sent from. */
export function EmailSettings() {
  const { form, kept, draft, save, test, saving, testing } = useEmailForm();
  const { isDirty } = form.formState;
  const hasAddress = Boolean(form.watch('emailUser')?.trim());
  return (
    <SectionForm
      id="email"
      isUnsaved={isDirty}
      label={texts.saveEmail}
      busy={saving}
      save={save}
      discard={draft.beginAnew}
    >
      <p className="text-muted">{texts.emailHint}</p>
      <KeptNote isOld={draft.isOld} onDiscard={draft.beginAnew} />
      <EmailFields form={form} kept={kept} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          needsConnection
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
    </SectionForm>
  );
}
