/** The app itself, taken from the demo account by scripts/screenshots.ts, with its size in pixels. */
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

/** A picture of the app. It keeps its room before it comes, which is when it is about to be seen. */
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
