/**
 * Translates a page as browsers do: wraps each text node in `<font><font>`, including later ones.
 */
export function translatePage(): void {
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const parent = currentNode.parentElement;
      if (
        currentNode instanceof Text &&
        currentNode.data.trim() !== "" &&
        parent &&
        !parent.closest("script,style,textarea,title,font")
      ) {
        texts.push(currentNode);
      }
    }
    for (const text of texts) {
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.textContent = text.data;
      text.replaceWith(outer);
    }
  };
  translate(document.body);
  new MutationObserver(() => translate(document.body)).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}
