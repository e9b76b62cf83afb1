import type { PersonaKey } from '#domain/personas/persona.ts'
import { PERSONA_LOOK } from '#domain/personas/persona-look.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { useChatExtras } from '../chat-extras.ts'

type EmptyChatProps = { style: PersonaKey; onOpener: (words: string) => void }

/** An empty conversation: the persona, and three ways to begin. */
export function EmptyChat({ style, onOpener }: EmptyChatProps) {
  const { displayName, emoji } = PERSONA_LOOK[style]
  const { underOpeners } = useChatExtras()
  const { heading, openers, openersLabel } = chatCopy.empty
  return (
    <div data-persona={style} className="centred grid animate-rise justify-items-center gap-2 text-center">
      <Avatar persona={style} emoji={emoji} size="large" />
      <h1 className="mt-4 font-serif text-display">{heading}</h1>
      <p className="font-medium text-persona">{displayName}</p>
      <ul aria-label={openersLabel} className="mt-6 flex flex-wrap justify-center gap-2.5">
        {openers.map((words) => (
          <li key={words}>
            <button
              type="button"
              onClick={() => onOpener(words)}
              className="min-h-11 rounded-full border border-line bg-surface px-4.5 text-sm transition-colors hover:border-accent hover:bg-accent-soft"
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
      {underOpeners}
    </div>
  )
}
