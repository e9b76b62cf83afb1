import { ChevronDown } from 'lucide-react'
import type { PersonaKey } from '#domain/personas/persona.ts'
import { PERSONA_LOOK, PERSONA_LOOKS } from '#domain/personas/persona-look.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ChoiceMenu } from '#web/ui/choice-menu.tsx'
import { Icon } from '#web/ui/icon.tsx'

const choices = PERSONA_LOOKS.map(({ key, displayName, emoji, offers }) => ({
  key,
  label: displayName,
  detail: offers,
  start: <Avatar persona={key} emoji={emoji} />,
}))

type PersonaMenuProps = { style: PersonaKey; demo: boolean; onChange: (style: PersonaKey) => void }

/** The persona that writes, and the way to choose another one. */
export function PersonaMenu({ style, demo, onChange }: PersonaMenuProps) {
  return (
    <ChoiceMenu
      label={chatCopy.persona.changeMenu}
      choices={choices}
      chosen={style}
      onChoose={onChange}
      className="-ml-1 flex min-h-13 min-w-0 items-center gap-2.5 rounded-control px-1 text-left sm:py-1 sm:min-h-11 sm:pr-2 hover:bg-accent-soft"
    >
      <PersonaName style={style} demo={demo} />
      <Icon of={ChevronDown} size={18} className="text-ink-soft max-sm:hidden" />
      <span className="sr-only">{chatCopy.persona.change}</span>
    </ChoiceMenu>
  )
}

/** Avatar, name and one line under it. */
export function PersonaName({ style, demo }: { style: PersonaKey; demo: boolean }) {
  const { displayName, emoji } = PERSONA_LOOK[style]
  return (
    <>
      <span className="max-[24rem]:hidden">
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
