import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { requestAs } from '#web/lib/api.ts'
import { changeInOrder } from '#web/lib/commands.ts'
import { Button } from './button.tsx'
import { useToast } from './toast.tsx'

type AccountSettingProps<Setting> = {
  personId: string
  path: `/api/${string}`
  words: { loadFailed: string; retry: string; saved?: string }
  whyNot: (error: unknown) => string
  /** `setting` is undefined until it is known. */
  children: (setting: Setting | undefined, choose: (setting: Setting) => void) => ReactNode
}

/** One setting of the account, as all devices of a person share it. */
export function AccountSetting<Setting extends object>({
  personId,
  path,
  words,
  whyNot,
  children,
}: AccountSettingProps<Setting>) {
  const toast = useToast()
  const [setting, setSetting] = useState<Setting>()
  const [failed, setFailed] = useState(false)

  const load = useCallback(async () => {
    setFailed(false)
    try {
      setSetting(await requestAs(personId)<Setting>('GET', path))
    } catch {
      setFailed(true)
    }
  }, [personId, path])

  // Another device may have chosen while this page was out of sight.
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && load()
    void load()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [load])

  function choose(chosen: Setting) {
    void changeInOrder(path, {
      show: () => setSetting(chosen),
      send: () => requestAs(personId)<Setting>('PUT', path, { body: chosen }),
      settle: setSetting,
      rollBack: () => setSetting(setting),
      tell: (error) => toast({ message: whyNot(error), tone: 'danger' }),
    }).then((done) => done && words.saved && toast({ message: words.saved }))
  }

  if (!failed || setting !== undefined) return children(setting, choose)
  return (
    <div className="grid justify-items-start gap-3 text-sm">
      <p>{words.loadFailed}</p>
      <Button look="secondary" onClick={load}>
        {words.retry}
      </Button>
    </div>
  )
}
