import { useState } from 'react'
import { dictationCopy } from '#web/copy/dictation-pt-br.ts'
import { Switch } from '#web/ui/switch.tsx'
import { canDictate, useOwnTranscription } from './dictation-button.tsx'
import { chooseDictation, wantsDictation } from './dictation-choice.ts'

export function DictationSettings() {
  const [on, setOn] = useState(wantsDictation)
  const own = useOwnTranscription()

  function choose(next: boolean) {
    chooseDictation(next)
    setOn(next)
  }

  if (!own && !canDictate()) return <p className="text-ink-soft text-sm">{dictationCopy.missing}</p>
  return (
    <>
      <Switch on={on} onChange={choose} label={dictationCopy.toggle} />
      <p className="text-ink-soft text-sm">{own ? dictationCopy.ownSound : dictationCopy.sound}</p>
    </>
  )
}
