import { YourData } from '../../forms/account/your-data.tsx';

/** Taking everything out, and erasing the account. */
export function DataSettings() {
  return (
    <div className="p-4 lg:p-5">
      <YourData />
    </div>
  );
}
