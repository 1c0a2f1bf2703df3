/** Screenshots of the demo account by scripts/screenshots.ts, with their size in pixels. */
const pictures = {
  today: { width: 640, height: 1149 },
  invoice: { width: 640, height: 1193 },
  calendar: { width: 1180, height: 760 },
} as const;

interface Props {
  name: keyof typeof pictures;
  alt: string;
  className?: string;
}

/** A screenshot of the app. It loads lazily, and its space is reserved. */
export function AppPicture({ name, alt, className }: Props) {
  const at = `/src/landing/screens/${name}`;
  return (
    <picture>
      <source type="image/avif" srcSet={`${at}.avif`} />
      <img
        src={`${at}.webp`}
        {...pictures[name]}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
}
