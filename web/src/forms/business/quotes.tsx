import { Field } from '../../components/field.tsx';
import { Fold } from '../../components/fold.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { businessLabels, businessTexts } from '../business-texts.ts';
import { NumberField } from '../number-field.tsx';
import type { BusinessForm } from '../use-business-form.ts';

const { hints } = businessTexts;

/** Defaults of every new quote. */
export function QuoteFields({ business: { form } }: { business: BusinessForm }) {
  const { quoteValidDays, quoteTerms } = form.formState.errors;
  const [days, terms] = form.watch(['quoteValidDays', 'quoteTerms']);
  return (
    <Fold
      id="quotes"
      title={businessTexts.quotes}
      state={businessTexts.quotesOf(days, terms ?? '')}
      open={Boolean(quoteValidDays || quoteTerms)}
    >
      <NumberField
        control={form.control}
        name="quoteValidDays"
        label={businessLabels.quoteValidDays}
        hint={hints.quoteValidDays}
      />
      <Field
        label={businessLabels.quoteTerms}
        hint={hints.quoteTerms}
        error={quoteTerms?.message}
        className="sm:col-span-2"
      >
        <TextArea {...form.register('quoteTerms')} autoCapitalize="sentences" />
      </Field>
    </Fold>
  );
}
