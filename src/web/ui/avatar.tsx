import { PERSONA_LOOK, type PersonaKey } from '#domain/personas/persona.ts'

type AvatarProps = { persona: PersonaKey; size?: 'small' | 'large' }

const SIZES = { small: 'size-[2.25rem] text-lg', large: 'size-[5rem] text-[2.5rem]' }

/** A persona's emoji on its own quiet hue. Its name is next to it. */
export const Avatar = ({ persona, size = 'small' }: AvatarProps) => (
  <span
    aria-hidden
    data-persona={persona}
    className={`grid shrink-0 place-items-center rounded-full bg-persona-soft font-emoji leading-none ${SIZES[size]}`}
  >
    {PERSONA_LOOK[persona].emoji}
  </span>
)
