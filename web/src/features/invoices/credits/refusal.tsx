/** The error about the lines as a whole. */
export function Refusal({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p role="alert" className="text-small font-strong text-on-alert">
      {message}
    </p>
  );
}
