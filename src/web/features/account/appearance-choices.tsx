import { type LucideIcon, MonitorSmartphone, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { accountCopy, textSizeCopy } from '#web/copy/account-pt-br.ts'
import { remember } from '#web/lib/remember.ts'
import { chooseTextSize, rememberedTextSize, TEXT_SIZES } from '#web/lib/text-size.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RadioRow } from '#web/ui/radio-row.tsx'

type Theme = 'claro' | 'escuro' | 'sistema'

const KEY = 'tema'

const CHOICES: readonly [Theme, LucideIcon][] = [
  ['claro', Sun],
  ['escuro', Moon],
  ['sistema', MonitorSmartphone],
]

export function ThemeChoice() {
  const [chosen, setChosen] = useState(rememberedTheme)
  const words = accountCopy.theme

  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2 sm:gap-3">
      <legend className="sr-only">{words.heading}</legend>
      {CHOICES.map(([theme, icon]) => (
        <label
          key={theme}
          className="grid min-h-14 cursor-pointer place-items-center content-center gap-1 rounded-control border border-line-strong px-1 py-2 sm:min-h-20 font-medium text-sm transition-colors hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-strong forced-colors:has-checked:border-4 has-focus-visible:outline-[2.5px] has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={KEY}
            value={theme}
            checked={chosen === theme}
            onChange={() => {
              chooseTheme(theme)
              setChosen(theme)
            }}
            className="sr-only"
          />
          <Icon of={icon} />
          {words[theme]}
        </label>
      ))}
    </fieldset>
  )
}

function rememberedTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'claro' || theme === 'escuro' ? theme : 'sistema'
}

/** Remembers the choice and shows it: public/theme.js listens, in this tab and in the others. */
function chooseTheme(theme: Theme): void {
  remember(KEY, theme === 'sistema' ? null : theme)
  dispatchEvent(new Event(KEY))
}

export function TextSizeChoice() {
  const [chosen, setChosen] = useState(rememberedTextSize)
  return (
    <RadioRow
      name="texto"
      label={textSizeCopy.heading}
      choices={TEXT_SIZES.map((key) => ({ key, label: textSizeCopy[key] }))}
      chosen={chosen}
      onChoose={(size) => {
        chooseTextSize(size)
        setChosen(size)
      }}
    />
  )
}
