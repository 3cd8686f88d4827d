const negation = /\b(not|no|never|nor|neither)\b/i;

/** Words that turn a denial into a condition: "not for spraying without an assessment". */
const condition = /\b(without|unless|except|until)\b/i;

/** Returns the sentences of a text up to their denial: the uses a product is offered for. */
export function statedUses(text: string): readonly string[] {
  return text.split(/(?<=[.;!?])\s+/).map((sentence) => {
    const denied = negation.exec(sentence);
    return denied === null || condition.test(sentence.slice(denied.index))
      ? sentence
      : sentence.slice(0, denied.index);
  });
}
