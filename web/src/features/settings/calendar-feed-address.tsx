import { Button, ButtonLink } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { toast } from '../../components/toast.ts';
import { feedTexts as texts } from './calendar-feed-texts.ts';

/** Phones and computers open this scheme in their calendar. */
const forCalendars = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** The feed's URL, shown once: to open in this device's calendar, or to copy to another. */
export function FeedAddress({ url }: { url: string }) {
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast(texts.copied),
      () => toast(texts.notCopied),
    );
  return (
    <div className="grid gap-3">
      <Field label={texts.address} hint={texts.onlyNow} required>
        <TextInput readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <ButtonLink>
          <a href={forCalendars(url)}>{texts.open}</a>
        </ButtonLink>
        <Button variant="secondary" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
    </div>
  );
}
