/** A short list under its heading: what a product has, what it is not for, when it is replaced. */
export function Points({
  heading,
  points,
  className,
}: {
  readonly heading: string;
  readonly points: readonly string[];
  readonly className?: string;
}) {
  if (points.length === 0) {
    return null;
  }
  return (
    <section className={className}>
      <h2>{heading}</h2>
      <ul className="detail-features">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
