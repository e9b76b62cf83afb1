import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { HelpSection } from './help-section.tsx'

/** 5-4-3-2-1, one step at a time. `begun` counts the steps begun: 0 is before, one more than there are is after. */
export function Grounding() {
  const [begun, setBegun] = useState(0)
  const onward = useRef<HTMLButtonElement>(null)
  const finished = begun > COUNT

  function goBack() {
    setBegun(begun - 1)
    // The way back is not there before the first step: leave the keyboard on what is.
    if (begun === 1) onward.current?.focus()
  }

  return (
    <HelpSection
      id="aqui-e-agora"
      heading="Voltar para o aqui e agora"
      intro="O exercício 5-4-3-2-1 usa os cinco sentidos para trazer você de volta a este momento. Sem pressa, um passo de cada vez."
    >
      {/* Where no script can lead through it. */}
      <noscript>
        <ol className="mt-4 space-y-4">
          {GROUNDING_STEPS.map(({ title, text }) => (
            <li key={title}>
              <h3 className="font-semibold">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </noscript>
      <div className="mt-5 rounded-card border border-line bg-surface p-5 noscript:hidden">
        <div aria-live="polite" aria-atomic="true" className={begun > 0 ? 'min-h-36' : ''}>
          <Step begun={begun} />
        </div>
        <div className="mt-4 flex flex-row-reverse flex-wrap justify-end gap-3">
          <Button ref={onward} onClick={() => setBegun(finished ? 0 : begun + 1)}>
            {onwardLabel(begun)}
          </Button>
          {begun > 0 && !finished && <Button look="secondary" label="Passo anterior" onClick={goBack} />}
        </div>
      </div>
    </HelpSection>
  )
}

function Step({ begun }: { readonly begun: number }) {
  if (begun === 0) return <p>Se puder, sente-se e apoie os dois pés no chão.</p>
  const step = GROUNDING_STEPS[begun - 1]
  if (!step) return <p>Você está aqui. Repare em como o corpo está agora. Se ajudar, faça mais uma vez.</p>
  return (
    <>
      <p className="text-ink-soft text-sm">
        Passo {begun} de {COUNT}
      </p>
      <h3 className="mt-1 font-semibold text-lg">{step.title}</h3>
      <p className="mt-2">{step.text}</p>
    </>
  )
}

function onwardLabel(begun: number): string {
  if (begun === 0) return 'Começar o exercício'
  if (begun < COUNT) return 'Próximo passo'
  return begun === COUNT ? 'Concluir' : 'Fazer de novo'
}

const GROUNDING_STEPS = [
  {
    title: '5 coisas que você vê',
    text: 'Olhe em volta, devagar. Diga o nome de cada uma, em voz alta ou em pensamento. Vale uma sombra, uma cor, um canto da parede.',
  },
  {
    title: '4 coisas que você pode tocar',
    text: 'Encoste em cada uma. Repare se é lisa ou áspera, quente ou fria. Vale a sua roupa, a cadeira, o chão sob os pés.',
  },
  {
    title: '3 sons que você ouve',
    text: 'Fique em silêncio um instante. Procure um som perto, um longe e um que você ainda não tinha notado.',
  },
  {
    title: '2 cheiros que você sente',
    text: 'Pode ser o ar do quarto, a sua pele, um sabonete. Se não sentir nenhum, pense em dois de que você gosta.',
  },
  {
    title: '1 gosto na boca',
    text: 'Tome um gole de água, se tiver por perto. Ou só repare no gosto que está aí agora.',
  },
]
const COUNT = GROUNDING_STEPS.length
