import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { useMenu } from './use-menu.ts'

type Choice<Key extends string> = { key: Key; label: string; detail: string; start: ReactNode }

type ChoiceMenuProps<Key extends string> = {
  label: string
  choices: readonly Choice<Key>[]
  chosen: Key
  onChoose: (key: Key) => void
  className?: string
  /** What the button shows. */
  children: ReactNode
}

/** A button that opens a list of which one is always chosen. */
export function ChoiceMenu<Key extends string>(props: ChoiceMenuProps<Key>) {
  const { label, choices, chosen, onChoose, className = '', children } = props
  const { open, close, buttonProps, menuProps } = useMenu('start')

  return (
    <>
      <button {...buttonProps} className={className}>
        {children}
      </button>
      <div
        {...menuProps}
        role="menu"
        aria-label={label}
        className="fixed m-0 max-h-[80dvh] w-[min(22rem,calc(100vw-1rem))] overflow-y-auto rounded-card border border-line bg-surface p-2 text-ink shadow-float"
      >
        {open &&
          choices.map(({ key, label: name, detail, start }) => (
            <button
              key={key}
              type="button"
              role="menuitemradio"
              aria-checked={key === chosen}
              tabIndex={-1}
              onClick={() => {
                close()
                if (key !== chosen) onChoose(key)
              }}
              className="flex min-h-13 w-full items-center gap-3 rounded-control px-2.5 py-2 text-left hover:bg-accent-soft focus:bg-accent-soft focus:outline-none"
            >
              {start}
              <span className="grid min-w-0 flex-1">
                <span className="font-semibold text-sm">{name}</span>
                <span className="text-ink-soft text-xs">{detail}</span>
              </span>
              <Icon of={Check} size={18} className={key === chosen ? 'text-accent' : 'invisible'} />
            </button>
          ))}
      </div>
    </>
  )
}
