import { useState } from 'react'
import { dictationCopy } from '#web/copy/dictation-pt-br.ts'
import { Switch } from '#web/ui/switch.tsx'
import { chooseDictation, wantsDictation } from './dictation-choice.ts'

export function DictationSettings() {
  const [on, setOn] = useState(wantsDictation)

  function choose(next: boolean) {
    chooseDictation(next)
    setOn(next)
  }

  return (
    <>
      <Switch on={on} onChange={choose}>
        {dictationCopy.toggle}
      </Switch>
      <p className="text-ink-soft text-sm">{dictationCopy.sound}</p>
    </>
  )
}
