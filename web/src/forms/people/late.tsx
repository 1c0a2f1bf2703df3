import { Link } from 'react-router-dom';
import type { Member } from '#shared/members/contract.ts';
import type { LateChange } from '#shared/members/late.ts';
import { inWords } from '../../waiting/in-words.ts';
import { timeOf } from '../job/on-my-way.ts';
import { peopleTexts as texts } from './texts.ts';

const said = ({ route, id, jobId }: LateChange) => {
  const isJob = route.startsWith('PATCH /api/jobs/');
  const params: Record<string, number> = jobId === null ? {} : { id: jobId };
  return inWords({
    ...{ route, params, makes: null, set: jobId === null ? {} : { jobId } },
    subject: isJob ? `job/${jobId}` : `change/${id ?? ''}`,
  });
};

/** Changes that arrived from somebody's device after their removal, each with its job, for the owner to check. */
export function PeopleLate({ member, name }: { member: Member; name: string }) {
  const { late, removedAt } = member;
  if (late.length === 0 || !removedAt) return null;
  return (
    <details className="w-full">
      <summary className="flex min-h-11 cursor-pointer items-center">
        {texts.late(late.length, name, timeOf(removedAt))}
      </summary>
      <ul className="grid gap-1 pb-2">
        {late.map((change) => {
          const { title, act } = said(change);
          return (
            <li key={`${change.at}${change.route}`} className="flex flex-wrap items-baseline gap-x-3">
              <time dateTime={change.made} className="text-muted">
                {timeOf(change.made)}
              </time>
              <span>{act || texts.lateChange}</span>
              {change.jobId !== null && (
                <Link
                  to={`/jobs?id=${change.jobId}`}
                  className="inline-flex min-h-11 items-center underline wrap-anywhere underline-offset-4"
                >
                  {title || texts.lateJob}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
