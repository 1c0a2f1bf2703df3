import { MovingIn } from '../../data/moving-in.tsx';
import { YourData } from '../../forms/account/your-data.tsx';
import { texts } from './texts.ts';

/** Importing from another program, exporting everything, and erasing the account. */
export function DataSettings() {
  return (
    <div className="grid gap-5 p-4 lg:p-5">
      <div>
        <p className="text-muted">{texts.movingHint}</p>
        <MovingIn />
      </div>
      <YourData />
    </div>
  );
}
