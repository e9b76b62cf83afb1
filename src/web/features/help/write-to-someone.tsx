import { useId, useState } from 'react'
import { canShare, useHandOver } from '#web/lib/share-or-copy.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { RadioChoice } from '#web/ui/radio-row.tsx'
import { HelpSection } from './help-section.tsx'

/** Beginnings for a person who can't find the words. Each describes how it is and asks for one thing. */
const STARTERS = [
  {
    id: 'talk',
    label: 'Quero conversar',
    text: 'Oi. Não estou bem e queria falar com você. Não precisa resolver nada, só me escutar um pouco. Pode ser agora?',
  },
  {
    id: 'company',
    label: 'Não quero ficar só',
    text: 'Oi. Estou num momento difícil e não queria ficar só. Você pode vir até aqui, ou posso ir até você?',
  },
  {
    id: 'urgent',
    label: 'É urgente',
    text: 'Preciso de ajuda agora. Não estou em segurança e não posso ficar só. Me liga ou vem para cá, por favor.',
  },
] as const
type Starter = (typeof STARTERS)[number]

const OUTCOMES = {
  shared: 'Pronto. Se a pessoa demorar, escreva também para outra.',
  cancelled: '',
  copied: 'Mensagem copiada. Agora é só colar na conversa com a pessoa.',
  failed: 'O navegador não deixou copiar. O texto está selecionado: copie e cole na conversa com a pessoa.',
}

/** Finds the first words for somebody, and hands them to the device. Nothing of it reaches the server. */
export function WriteToSomeone() {
  const [chosen, setChosen] = useState<Starter>(STARTERS[0])
  // Each starter keeps its own changes, so that trying another one loses nothing.
  const [changed, setChanged] = useState<Record<string, string>>({})
  const { field, notice, hand, forget } = useHandOver(OUTCOMES)
  const fieldId = useId()
  const hydrated = useHydrated()
  const text = changed[chosen.id] ?? chosen.text
  const empty = text.trim() === ''

  function choose(starter: Starter) {
    setChosen(starter)
    forget()
  }

  return (
    <HelpSection
      id="escrever"
      heading="Escrever para alguém"
      intro="Escolha um começo e mude o que quiser. O texto fica só neste aparelho até você enviar."
    >
      <InWords />
      <div className="noscript:hidden">
        <Starters chosen={chosen} onChoose={choose} />

        <label htmlFor={fieldId} className="mt-5 block font-medium">
          Sua mensagem
        </label>
        <textarea
          ref={field}
          id={fieldId}
          rows={5}
          // Hydrating a text area undoes what was typed into it before.
          readOnly={!hydrated}
          className="mt-2 block w-full resize-y rounded-control border border-line-strong bg-surface p-4"
          value={text}
          onChange={(event) => {
            setChanged({ ...changed, [chosen.id]: event.target.value })
            forget()
          }}
        />

        <div className="mt-4 flex flex-wrap gap-3">
          <Button disabled={empty} onClick={() => hand(text)}>
            {hydrated && canShare() ? 'Escolher para quem enviar' : 'Copiar mensagem'}
          </Button>
          {!empty && (
            <a href={smsAddress(text)} className={`${buttonClass('secondary')} not-pointer-coarse:hidden`}>
              Enviar por SMS
            </a>
          )}
        </div>
        <p role="status" className="mt-3 min-h-7">
          {notice}
        </p>
      </div>
    </HelpSection>
  )
}

/** The beginnings where no script can change or copy them. */
const InWords = () => (
  <noscript>
    <ul className="mt-4 space-y-4">
      {STARTERS.map(({ id, text }) => (
        <li key={id}>
          <p>{text}</p>
          <a href={smsAddress(text)} className="text-accent underline underline-offset-4">
            Enviar por SMS
          </a>
        </li>
      ))}
    </ul>
  </noscript>
)

const Starters = ({ chosen, onChoose }: { chosen: Starter; onChoose: (starter: Starter) => void }) => (
  <fieldset className="mt-5">
    <legend className="font-medium">Como começar</legend>
    <div className="mt-2 flex flex-wrap gap-2">
      {STARTERS.map((starter) => (
        <RadioChoice
          key={starter.id}
          name="starter"
          label={starter.label}
          checked={chosen === starter}
          onChoose={() => onChoose(starter)}
        />
      ))}
    </div>
  </fieldset>
)

/** The address that opens the phone's messages with the text written. The odd `?&` is what every phone reads. */
export const smsAddress = (text: string): string => `sms:?&body=${encodeURIComponent(text.toWellFormed())}`
