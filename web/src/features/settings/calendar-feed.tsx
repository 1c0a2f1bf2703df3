import { useQuery } from '@tanstack/react-query';
import { calendarRoutes } from '#shared/calendar/routes.ts';
import { formatDate, londonDate } from '#shared/dates.ts';
import { isInField } from '../../allowed.ts';
import { read } from '../../api/read.ts';
import { useCall } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { useConfirm } from '../../components/confirm.tsx';
import { FeedAddress } from './calendar-feed-address.tsx';
import { feedTexts as texts } from './calendar-feed-texts.ts';

const { feed: feedRoute, makeFeed, endFeed } = calendarRoutes;

/** The private URL of the jobs' calendar: created on request, shown once, replaced or revoked. */
export function CalendarFeed() {
  const { data: feed, isError } = useQuery(read(feedRoute, {}));
  const made = useCall(makeFeed, { failure: texts.makeFailed });
  const ended = useCall(endFeed, {
    success: texts.ended,
    failure: texts.endFailed,
    onSuccess: made.reset,
  });
  return (
    <div className="grid gap-4 p-4 lg:p-5">
      <p className="text-muted">{isInField(useSignedInUser()) ? texts.hintOwn : texts.hint}</p>
      {made.data && <FeedAddress url={made.data.url} />}
      {feed?.exists && !made.data && <p>{texts.since(formatDate(londonDate(feed.madeAt ?? '')))}</p>}
      {isError && <p role="alert">{texts.failed}</p>}
      {feed && (
        <Acts
          exists={feed.exists}
          making={made.isPending}
          ending={ended.isPending}
          onMake={() => made.mutate({})}
          onEnd={() => ended.mutate({})}
        />
      )}
      <p className="text-small text-muted">
        {texts.howOften} {feed?.exists && texts.secret}
      </p>
    </div>
  );
}

interface ActsProps {
  exists: boolean;
  making: boolean;
  ending: boolean;
  onMake: () => void;
  onEnd: () => void;
}

function Acts({ exists, making, ending, onMake, onEnd }: ActsProps) {
  const confirm = useConfirm();
  const make = async () => {
    if (!exists || (await confirm(texts.askAgain))) onMake();
  };
  const end = async () => {
    if (await confirm(texts.askEnd)) onEnd();
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant={exists ? 'secondary' : 'primary'}
        needsConnection
        busy={making}
        busyLabel={texts.making}
        onClick={() => void make()}
      >
        {exists ? texts.again : texts.make}
      </Button>
      {exists && (
        <Button
          variant="secondary"
          needsConnection
          busy={ending}
          busyLabel={texts.ending}
          onClick={() => void end()}
        >
          {texts.end}
        </Button>
      )}
    </div>
  );
}
