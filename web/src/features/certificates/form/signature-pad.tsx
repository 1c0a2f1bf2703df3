import { type PointerEvent, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { texts } from '../texts.ts';

export type Stroke = [number, number][];

/** The size of a signature's coordinate system, whatever its size on the screen. */
const size = 1000;
const part = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * size);

interface Props {
  strokes: readonly Stroke[];
  label: string;
  onDraw: (strokes: Stroke[]) => void;
}

/** A signature pad. Only the path is stored, neither speed nor pressure. */
export function SignaturePad({ strokes, label, onDraw }: Props) {
  const drawing = useRef(false);
  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): [number, number] => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return [part((clientX - left) / width), part((clientY - top) / height)];
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = true;
    onDraw([...strokes, [pointOf(event)]]);
  };
  const go = (event: PointerEvent<SVGSVGElement>) => {
    const last = strokes.at(-1);
    if (!drawing.current || !last) return;
    const [x, y] = pointOf(event);
    const [beforeX = 0, beforeY = 0] = last.at(-1) ?? [];
    // Skips points closer than a finger can draw.
    if (Math.hypot(x - beforeX, y - beforeY) < 6) return;
    onDraw([...strokes.slice(0, -1), [...last, [x, y]]]);
  };
  const end = () => {
    drawing.current = false;
  };
  return (
    <div className="grid gap-1">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${size} ${size}`}
        preserveAspectRatio="none"
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
        className="h-40 w-full touch-none rounded-control border border-control bg-surface text-ink"
      >
        {strokes.map((stroke, at) => (
          <polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: a stroke is only ever added after the others.
            key={at}
            points={stroke.map((point) => point.join(',')).join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth={2.5}
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <Button
        variant="quiet"
        className="justify-self-end text-small"
        disabled={strokes.length === 0}
        onClick={() => onDraw([])}
      >
        {texts.clearSignature}
      </Button>
    </div>
  );
}
