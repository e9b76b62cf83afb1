import { Sparkles, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { copy } from '#web/copy/pt-br.ts'
import { updateCopy } from '#web/copy/update-pt-br.ts'
import { Icon, IconButton } from '#web/ui/icon.tsx'

/** Beside the app and not in it: whatever screen is there, and whatever happens to it. */
export function showUpdate(onApply: () => void): void {
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<UpdateNotice onApply={onApply} />)
}

/** Nobody has typed for this long. */
const PAUSE = 3000

/** Says that there is a new version, once the person is not typing. It takes no focus and moves nothing. */
function UpdateNotice({ onApply }: { onApply: () => void }) {
  const [shown, setShown] = useState(false)
  const [dismissed, setDismissed] = useState(false)
  const words = updateCopy

  useEffect(() => {
    let timer = setTimeout(() => setShown(true), PAUSE)
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setShown(true), PAUSE)
    }
    document.addEventListener('input', wait)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('input', wait)
    }
  }, [])

  return (
    <div role="status">
      {shown && !dismissed && (
        <div className="fixed inset-x-4 top-[calc(env(safe-area-inset-top)+4.5rem)] z-50 mx-auto flex w-fit max-w-md animate-rise items-center gap-2 rounded-control border border-line bg-surface py-1.5 pr-1.5 pl-4 text-sm shadow-float">
          <Icon of={Sparkles} size={18} className="text-accent" />
          <p className="min-w-0 flex-1 py-1.5">{words.ready}</p>
          <button
            type="button"
            onClick={onApply}
            className="min-h-11 rounded-control px-3 font-semibold text-accent hover:bg-accent-soft"
          >
            {words.apply}
          </button>
          <IconButton of={X} label={copy.ui.dismiss} onClick={() => setDismissed(true)} size={18} />
        </div>
      )}
    </div>
  )
}
