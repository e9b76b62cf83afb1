import { Check, ChevronDown } from 'lucide-react'
import type { PersonaKey } from '#domain/personas/persona.ts'
import { PERSONA_LOOK, PERSONA_LOOKS } from '#domain/personas/persona-look.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useMenu } from '#web/ui/use-menu.ts'

type PersonaMenuProps = { style: PersonaKey; demo: boolean; onChange: (style: PersonaKey) => void }

export function PersonaMenu({ style, demo, onChange }: PersonaMenuProps) {
  const { open, close, buttonProps, menuProps } = useMenu('start')

  function choose(key: PersonaKey) {
    close()
    if (key !== style) onChange(key)
  }

  return (
    <>
      <button
        {...buttonProps}
        className="-ml-1 flex min-h-13 min-w-0 items-center gap-2.5 rounded-control px-1 text-left sm:py-1 sm:min-h-11 sm:pr-2 hover:bg-accent-soft"
      >
        <PersonaName style={style} demo={demo} />
        <Icon of={ChevronDown} size={18} className="text-ink-soft max-lg:hidden" />
        <span className="sr-only">{chatCopy.persona.change}</span>
      </button>
      <div
        {...menuProps}
        role="menu"
        aria-label={chatCopy.persona.changeMenu}
        className="fixed m-0 max-h-[80dvh] w-[min(22rem,calc(100vw-1rem))] overflow-y-auto rounded-card border border-line bg-surface p-2 text-ink shadow-float"
      >
        {open &&
          PERSONA_LOOKS.map(({ key, displayName, emoji, offers }) => (
            <button
              key={key}
              type="button"
              role="menuitemradio"
              aria-checked={key === style}
              tabIndex={-1}
              onClick={() => choose(key)}
              className="flex min-h-13 w-full items-center gap-3 rounded-control px-2.5 py-2 text-left hover:bg-accent-soft focus:bg-accent-soft focus:outline-none"
            >
              <Avatar persona={key} emoji={emoji} />
              <span className="grid min-w-0 flex-1">
                <span className="font-semibold text-sm">{displayName}</span>
                <span className="text-ink-soft text-xs">{offers}</span>
              </span>
              <Icon of={Check} size={18} className={key === style ? 'text-accent' : 'invisible'} />
            </button>
          ))}
      </div>
    </>
  )
}

export function PersonaName({ style, demo }: { style: PersonaKey; demo: boolean }) {
  const { displayName, emoji } = PERSONA_LOOK[style]
  return (
    <>
      <span className="header-avatar">
        <Avatar persona={style} emoji={emoji} />
      </span>
      <span className="grid min-w-0 leading-tight">
        <span className="truncate font-semibold text-sm">{displayName}</span>
        {demo ? (
          <span className="max-w-full justify-self-start truncate rounded-full bg-glow/25 px-2 text-[0.8125rem] leading-snug">
            {chatCopy.demo}
          </span>
        ) : (
          <span className="text-ink-soft text-xs max-sm:leading-none">{chatCopy.ai}</span>
        )}
      </span>
    </>
  )
}
