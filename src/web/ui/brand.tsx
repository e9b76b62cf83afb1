import { copy } from '#web/copy/pt-br.ts'
import { Mark } from './mark.tsx'

export function Brand() {
  return (
    <span className="inline-flex items-center gap-2">
      <Mark className="size-9" />
      <span className="font-serif text-title">{copy.product.name}</span>
    </span>
  )
}
