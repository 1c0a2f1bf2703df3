import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import { legibleColour } from '#shared/settings/brand.ts';
import { settingsRoutes } from '#shared/settings/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { putBusiness } from '../../forms/use-business-form.ts';

const texts = {
  hint: 'Headings, lines and buttons on your quotes, invoices and emails.',
  colours: 'Colours',
  palette: [
    ['Navy', '#14284b'],
    ['Blue', '#1d4ed8'],
    ['Teal', '#0f766e'],
    ['Green', '#15803d'],
    ['Orange', '#c2410c'],
    ['Red', '#b91c1c'],
    ['Purple', '#7e22ce'],
    ['Slate', '#475569'],
  ],
  own: 'Your own',
  ownHint: 'Match your van, your logo or your website.',
  sample: 'Invoice',
  business: 'Your business',
  button: 'View online',
  darkened: 'We’ve made it a little darker, so everyone can read it.',
  reset: 'Use the usual colour',
  saved: { title: 'Success', description: 'Colour saved' },
  failed: 'Failed to save your colour',
} as const;

/** The colour of customers' documents; choosing one saves it. */
export function BrandSettings() {
  const cache = useQueryClient();
  const { business } = useSignedInUser();
  const { mutate, isPending, variables } = useCall(settingsRoutes.updateBusiness, {
    success: texts.saved,
    failure: texts.failed,
    onSuccess: (saved) => putBusiness(cache, saved),
  });
  const chosen = isPending ? (variables.body.brandColour ?? null) : business.brandColour;
  const choose = (brandColour: string | null) => mutate({ body: { brandColour } });
  return (
    <div className="grid gap-4 p-4 lg:p-5">
      <p className="text-muted">{texts.hint}</p>
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">{texts.colours}</legend>
        {texts.palette.map(([name, colour]) => (
          <Swatch key={colour} {...{ name, colour }} isChosen={colour === chosen} onChoose={choose} />
        ))}
      </fieldset>
      <label className="grid justify-items-start gap-1">
        <span className="font-strong">{texts.own}</span>
        <span className="text-small text-muted">{texts.ownHint}</span>
        <input
          type="color"
          key={chosen}
          defaultValue={chosen ?? texts.palette[0][1]}
          onBlur={({ target }) => target.value !== (chosen ?? texts.palette[0][1]) && choose(target.value)}
          className="h-11 w-20 cursor-pointer rounded-control border border-control bg-surface p-1"
        />
      </label>
      {chosen && <Shown colour={chosen} />}
      {chosen && (
        <Button variant="quiet" className="-ml-4 justify-self-start" onClick={() => choose(null)}>
          {texts.reset}
        </Button>
      )}
    </div>
  );
}

interface SwatchProps {
  name: string;
  colour: string;
  isChosen: boolean;
  onChoose: (colour: string) => void;
}

function Swatch({ name, colour, isChosen, onChoose }: SwatchProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={name}
      title={name}
      onClick={() => onChoose(colour)}
      className="grid size-11 place-items-center rounded-full"
    >
      <span
        style={{ background: colour, color: '#fff' }}
        className={clsx(
          'grid size-9 place-items-center rounded-full',
          isChosen && 'outline-2 outline-offset-2 outline-ink',
        )}
      >
        {isChosen && <Check aria-hidden className="size-5" />}
      </span>
    </button>
  );
}

/** The colour as customers see it, and how it was adjusted for readability. */
function Shown({ colour }: { colour: string }) {
  const { business } = useSignedInUser();
  const shown = legibleColour(colour);
  return (
    <figure className="paper grid gap-3 rounded-small bg-surface p-4 shadow-lifted">
      <p className="text-title" style={{ color: shown }}>
        {texts.sample}
      </p>
      <p className="border-t-2 pt-2 text-small" style={{ borderColor: shown }}>
        {business.tradingName ?? texts.business}
      </p>
      <span
        className="justify-self-start rounded-control px-4 py-2.5 font-strong"
        style={{ background: shown, color: '#fff' }}
      >
        {texts.button}
      </span>
      {shown !== colour.toLowerCase() && <figcaption className="text-small">{texts.darkened}</figcaption>}
    </figure>
  );
}
