import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router-dom';
import type { Job } from '#shared/jobs/contract.ts';
import { desk } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../../allowed.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { texts } from '../texts.ts';

/** A variation is a separate quote for the same job. */
export function AddQuote({ job }: { job: Job }) {
  const mayQuote = isAmong(useSignedInUser(), openTo('quotes.create', desk));
  if (!mayQuote) return null;
  return (
    <ButtonLink variant="quiet" icon={Plus} className="-mr-2 text-small">
      <Link to={`/quotes?new=1&client=${job.clientId}&job=${job.id}`}>{texts.addQuote}</Link>
    </ButtonLink>
  );
}
