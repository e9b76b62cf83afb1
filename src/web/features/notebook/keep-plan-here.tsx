import { useState } from 'react'
import type { SafetyPlan } from '#domain/api/notebook.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { Switch } from '#web/ui/switch.tsx'
import { keptPlan } from './kept-plan.ts'
import { useNotebook } from './notebook-context.ts'
import { SaveNotice } from './save-notice.tsx'

/** 'Guardar neste aparelho', and what that means where others use it too. */
export function KeepPlanHere({ plan }: { plan: SafetyPlan }) {
  const { personId } = useNotebook()
  const [kept, setKept] = useState(() => keptPlan(personId).get() !== null)
  const [refused, setRefused] = useState(false)
  const { keepHere, keepHereWhat, keepHereFailed } = notebookCopy.plan

  function choose(on: boolean) {
    if (on) keptPlan(personId).set(plan)
    else keptPlan(personId).remove()
    // A browser may refuse to keep anything: the copy is there only if it can be read again.
    const isThere = keptPlan(personId).get() !== null
    setKept(isThere)
    setRefused(on && !isThere)
  }

  return (
    <div className="stack gap-1 border-line border-t pt-4">
      <Switch on={kept} onChange={choose}>
        {keepHere}
      </Switch>
      {refused && <SaveNotice state={{ kind: 'failed', sentence: keepHereFailed }} />}
      <p className="text-ink-soft text-sm">{keepHereWhat}</p>
    </div>
  )
}
