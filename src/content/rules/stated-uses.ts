const negation = /\b(not|no|never|nor|neither)\b/i;

/** Makes of "not" a condition: "not for spraying without an assessment". */
const condition = /\b(without|unless|except|until)\b/i;

/** The sentences of a text, each without what it denies: what the text offers a product for. */
export function statedUses(text: string): readonly string[] {
  return text.split(/(?<=[.;!?])\s+/).map((sentence) => {
    const denied = negation.exec(sentence);
    return denied === null || condition.test(sentence.slice(denied.index))
      ? sentence
      : sentence.slice(0, denied.index);
  });
}
