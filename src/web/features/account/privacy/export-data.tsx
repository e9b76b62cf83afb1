import { Download } from 'lucide-react'
import { useState } from 'react'
import { privacyCopy } from '#web/copy/privacy-pt-br.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DataRow } from './data-row.tsx'
import { fetchExport } from './privacy-requests.ts'
import { useAction } from './use-action.ts'

/** 'Baixar meus dados'. */
export function ExportData() {
  const words = privacyCopy.data.export
  const { id } = useSignedInPerson()
  const [done, setDone] = useState(false)
  const { busy, failure, run } = useAction()

  async function download() {
    setDone(false)
    const saved = await run(async () => {
      const { file, name } = await fetchExport(id)
      saveFile(file, name)
    })
    setDone(saved)
  }

  return (
    <DataRow heading={words.heading} lead={words.lead}>
      <Button look="secondary" busy={busy} onClick={download}>
        <Icon of={Download} />
        {busy ? words.busy : words.action}
      </Button>
      {failure && <Alert>{failure.message}</Alert>}
      {done && <Alert tone="success">{words.done}</Alert>}
    </DataRow>
  )
}
