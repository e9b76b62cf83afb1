import { useState } from 'react'
import { textSizeCopy } from '#web/copy/text-size-pt-br.ts'
import { chooseTextSize, rememberedTextSize, TEXT_SIZES } from '#web/lib/text-size.ts'
import { RadioRow } from '#web/ui/radio-row.tsx'

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
