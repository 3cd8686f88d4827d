/** Text that keeps its own direction among words of another (first strong isolate, pop directional isolate). */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
