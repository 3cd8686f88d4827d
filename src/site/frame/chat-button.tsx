import { chatAddress } from "#addresses";
import type { PageContext } from "#site/page.ts";
import { Icon } from "#ui/icon/icon.tsx";

/** The chat button at the bottom right of every page, in either direction of writing. */
export function ChatButton({ context }: { readonly context: PageContext }) {
  const { chat } = context.words;
  return (
    <a
      className="chat-button h-14 w-14"
      href={chatAddress(context.company.chat, chat.greeting)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={chat.label}
    >
      <Icon name="chat" />
    </a>
  );
}
