import { Fragment } from 'react'
import { shortcutsCopy } from '#web/copy/shortcuts-pt-br.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useSignal } from '../chat-context.ts'
import { chooseSingleKeys, singleKeys } from './use-shortcut.ts'

const APPLE = /Mac|iPhone|iPad/.test(navigator.platform)

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = shortcutsCopy
  return (
    <Dialog open={open} title={words.title} onClose={onClose}>
      <dl className="stack divide-y divide-line">
        {words.all.map(({ does, keys }) => (
          <div key={does} className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 py-2">
            <dt className="min-w-[7rem] flex-1 text-sm">{does}</dt>
            <dd className="flex shrink-0 flex-wrap items-center justify-end gap-1.5 text-ink-soft text-xs">
              {keys.map((combination, index) => (
                <Fragment key={combination.join()}>
                  {index > 0 && words.or}
                  <span className="flex items-center gap-1">
                    {combination.map((key) => (
                      <kbd
                        key={key}
                        className="rounded-[8px] border border-line-strong bg-sunken px-2 py-0.5 font-medium font-sans text-ink"
                      >
                        {key === 'Ctrl' && APPLE ? '⌘' : key}
                      </kbd>
                    ))}
                  </span>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch on={useSignal(singleKeys)} onChange={chooseSingleKeys} label={words.single} />
    </Dialog>
  )
}
