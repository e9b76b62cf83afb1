import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { BOX_ID } from './message-box.tsx'

/** For the keyboard: past the whole list of conversations, right to where one writes. Seen only while it has the focus. */
export function SkipLink() {
  return (
    <a
      href={`#${BOX_ID}`}
      className="sr-only z-50 rounded-control bg-accent px-4 py-3 font-semibold text-on-accent text-sm focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {chatCopy.skip}
    </a>
  )
}
