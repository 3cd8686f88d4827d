/** Renders a short list with a heading, such as features; nothing if empty. */
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
