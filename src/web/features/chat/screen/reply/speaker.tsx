import type { PersonaLook } from '#domain/personas/persona-look.ts'
import { copy } from '#web/copy/pt-br.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Mark } from '#web/ui/mark.tsx'

/** Who a reply is from: a persona, or the product itself. */
export function Speaker({ persona }: { persona: PersonaLook | null }) {
  return (
    <h2 className="flex items-center gap-2.5 sm:items-start">
      {persona ? <Avatar persona={persona.key} emoji={persona.emoji} /> : <Mark className="size-9" />}
      <span className="font-semibold text-ink-soft text-sm sm:sr-only">
        {persona ? persona.displayName : copy.product.name}
      </span>
    </h2>
  )
}
