import { Alert } from '#web/ui/alert.tsx'

/** The form's alert. Every turn is a new one, so that the same sentence is read out again. */
export function FormAlert({ id, turn, text }: { id: string; turn: number; text: string | null }) {
  if (!text) return null
  return (
    <Alert key={turn} id={id}>
      {text}
    </Alert>
  )
}
