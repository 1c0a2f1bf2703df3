import { Button, ButtonLink } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { toast } from '../../components/toast.ts';
import { feedTexts as texts } from './calendar-feed-texts.ts';

/** Telephones and computers hand this kind of address to their calendar. */
const forCalendars = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** The address, this once: to be opened by the calendar here, or copied to another. */
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
