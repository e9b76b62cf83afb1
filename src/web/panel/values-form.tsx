import { useState } from 'react'
import { settingsCopy } from '#web/copy/panel-settings-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ActionFailure } from './panel-section.tsx'
import { usePanelAction } from './use-panel-action.ts'

type Field = { name: string; label: string; value: string; max: number; hint?: string | undefined }
export function ValuesForm({ path, fields }: { path: `/api/painel/${string}`; fields: readonly Field[] }) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const textIn = ({ name, value }: Field) => typed[name] ?? value
  const save = usePanelAction<Record<string, string>, unknown>(
    () => path,
    () => settingsCopy.saved,
    { method: 'PUT' },
  )

  function submit() {
    if (!save.isPending) save.mutate(Object.fromEntries(fields.map((field) => [field.name, textIn(field)])))
  }

  return (
    <Form onSubmit={submit} noValidate className="stack gap-4">
      <ActionFailure error={save.error} />
      {fields.map((field) => (
        <TextField
          key={field.name}
          label={field.label}
          hint={field.hint}
          maxLength={field.max}
          value={textIn(field)}
          onChange={(text) => setTyped({ ...typed, [field.name]: text })}
        />
      ))}
      <Button type="submit" look="secondary" className="justify-self-start" busy={save.isPending}>
        {settingsCopy.save}
      </Button>
    </Form>
  )
}
