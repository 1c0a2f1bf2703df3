import { formatDate, today } from '#shared/dates.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { useSignedInUser } from '../api/user.ts';

/** On paper: what the page is about if its title doesn't say it, whose figures these are and when they were printed. */
export function WhosePaper({ what }: { what?: string }) {
  const user = useSignedInUser();
  const parts = [what, businessName(user), user.business.vatNumber, formatDate(today())];
  return <p className="hidden print:block">{parts.filter(Boolean).join(' · ')}</p>;
}
