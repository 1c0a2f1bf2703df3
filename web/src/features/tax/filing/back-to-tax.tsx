import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router-dom';
import { filingTexts as words } from './texts.ts';

/** The back link of the pages below the tax page. */
export function BackToTax() {
  return (
    <Link
      to="/tax?part=vat"
      aria-label={words.backTo}
      className="no-print -mt-2 inline-flex min-h-11 w-fit items-center gap-2 font-strong"
    >
      <ArrowLeft aria-hidden className="size-5" />
      {words.back}
    </Link>
  );
}
