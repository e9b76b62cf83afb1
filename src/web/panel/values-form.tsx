import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { settingsCopy } from '#web/copy/panel-settings-pt-br.ts'
import { request } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { ActionFailure } from './panel-section.tsx'

type Field = { name: string; label: string; value: string; max: number; hint?: string | undefined }
type ValuesFormProps = { path: `/api/painel/${string}`; fields: readonly Field[]; onSaved: () => void }

export function ValuesForm({ path, fields, onSaved }: ValuesFormProps) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const toast = useToast()
  const textIn = ({ name, value }: Field) => typed[name] ?? value
  const save = useMutation({
    mutationFn: () =>
      request('PUT', path, { body: Object.fromEntries(fields.map((field) => [field.name, textIn(field)])) }),
    onSuccess: () => {
      toast({ message: settingsCopy.saved })
      onSaved()
    },
  })

  return (
    <Form onSubmit={() => !save.isPending && save.mutate()} noValidate className="stack gap-4">
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
