import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Button } from '../../../components/button.tsx';
import { texts } from '../texts.ts';
import type { OpenForm } from './use-form.ts';

/** The saving state. */
export function SavingLine({ form: { draft } }: { form: OpenForm }) {
  return (
    <p role="status" className="text-right text-small text-muted">
      {texts.saving[draft.saving]}
    </p>
  );
}

interface HeadProps {
  form: OpenForm;
  title: string;
  back: string;
  help?: string | undefined;
  onBack: () => void;
}

/** The back button and the title of a part of a form. */
export function Head({ form, title, back, help, onBack }: HeadProps) {
  return (
    <header>
      <div className="flex items-center justify-between gap-3">
        <Button variant="quiet" icon={ChevronLeft} onClick={onBack} className="-ml-3">
          {back}
        </Button>
        <SavingLine form={form} />
      </div>
      <h3 className="text-large wrap-anywhere">{title}</h3>
      {help && <p className="text-muted">{help}</p>}
    </header>
  );
}
