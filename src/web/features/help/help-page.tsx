import { ArrowLeft, Phone } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Link, useTitle } from '#web/lib/router.tsx'
import { Button, linkClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Breathing } from './breathing.tsx'
import { HelpSection } from './help-section.tsx'
import { WriteToSomeone } from './write-to-someone.tsx'

const INDEX = [
  { to: '#respirar', label: 'Respirar devagar' },
  { to: '#aqui-e-agora', label: 'Exercício 5-4-3-2-1' },
  { to: '#escrever', label: 'Escrever para alguém' },
  { to: '#atendimento', label: 'Encontrar atendimento' },
]

/** Help for right now. Public, needs no server once it is open, and puts the numbers before everything else. */
export function HelpPage({ plan }: { plan: ReactNode }) {
  useTitle('Preciso de ajuda agora')

  return (
    <div className="min-h-svh bg-paper">
      <div className="mx-auto w-full max-w-[calc(29em+2.5rem)] px-5 pb-16">
        <header className="pt-2">
          <Link to="/chat" className={`${linkClass} gap-1.5`}>
            <Icon of={ArrowLeft} />
            Voltar
          </Link>
        </header>
        <main>
          <h1 className="font-serif text-display">Preciso de ajuda agora</h1>
          <p className="mt-2 leading-snug">
            Você não precisa passar por isso sem ninguém. Ligue de graça, a qualquer hora.
          </p>

          <Telephones plan={plan} />

          <nav aria-label="Nesta página" className="mt-6">
            <ul className="flex flex-wrap gap-x-5">
              {INDEX.map(({ to, label }) => (
                <li key={to}>
                  <a href={to} className={linkClass}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>

          <Breathing />
          <Grounding />
          <WriteToSomeone />
          <CarePlaces />
          <p className="mt-10 border-line border-t pt-4">
            <Link to="/protocolo" className={linkClass}>
              Como o Aconchego cuida de quem está em risco
            </Link>
          </p>
        </main>
      </div>
    </div>
  )
}

const Telephones = ({ plan }: { plan: ReactNode }) => (
  <section aria-labelledby="telefones">
    <h2 id="telefones" className="sr-only">
      Telefones de ajuda
    </h2>
    <HelpLineList lines={URGENT_LINES} urgent />
    {plan}
    <HelpLineList lines={OTHER_LINES} />
    <p className="mt-4 text-ink-soft">
      O Aconchego não liga nem avisa ninguém por você. Se for difícil falar, o CVV também atende por chat, em
      horários que estão no site:{' '}
      <a
        href="https://cvv.org.br"
        target="_blank"
        rel="noreferrer"
        className="text-accent underline underline-offset-4"
      >
        cvv.org.br
      </a>
      .
    </p>
  </section>
)

const CarePlaces = () => (
  <HelpSection
    id="atendimento"
    heading="Como encontrar atendimento"
    intro="Para ter quem acompanhe você, de graça ou por pouco. Se puder, vá com alguém."
  >
    <dl className="mt-4 space-y-4">
      {CARE_PLACES.map(({ short, name, what, find }) => (
        <div key={short}>
          <dt>
            <span className="font-semibold">{short}</span> <span className="text-ink-soft">({name})</span>
          </dt>
          <dd>{what}</dd>
          <dd className="mt-1 text-ink-soft">{find}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-4">
      Não achou? O{' '}
      <a href="tel:136" className="text-accent underline underline-offset-4">
        Disque Saúde, 136
      </a>
      , é do SUS, gratuito, e diz qual é o serviço mais perto.
    </p>
    <p className="mt-4">
      Na recepção basta dizer: “Não estou bem e queria falar com alguém da saúde mental. Como faço?” Você não
      precisa contar o motivo em voz alta. Leve um documento e o CPF ou o cartão do SUS; se toma remédios, a
      lista deles.
    </p>
  </HelpSection>
)

function HelpLineList({ lines, urgent = false }: { lines: readonly HelpLine[]; urgent?: boolean }) {
  const colours = urgent ? 'border-care/30 bg-care-soft text-care' : 'border-line bg-surface text-ink'
  return (
    <ul className="mt-3 space-y-3">
      {lines.map(({ number, name, reason }) => (
        <li key={number}>
          <a
            href={`tel:${number}`}
            className={`flex min-h-18 flex-wrap items-center gap-x-4 gap-y-1 rounded-card border px-5 py-3 transition-opacity duration-150 hover:opacity-85 motion-reduce:transition-none ${colours}`}
          >
            <span className="sr-only">Ligar para </span>
            <span className="w-[2em] shrink-0 font-serif text-[2.25rem] tabular-nums leading-none">
              {number}
            </span>{' '}
            <span className="min-w-[min(9rem,100%)] flex-1 leading-snug">
              <span className="block font-semibold">{name}</span>{' '}
              <span className="block text-sm">{reason}</span>
            </span>
            <Icon of={Phone} className="hidden min-[26rem]:block" />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** `reason`: when to call it, in a few words that are still read in a hurry. */
type HelpLine = { number: string; name: string; reason: string }

/** Public, free of charge and open 24 hours. The first three fit on a small phone without scrolling. */
const URGENT_LINES: readonly HelpLine[] = [
  { number: '188', name: 'CVV', reason: 'Para conversar com alguém agora' },
  { number: '192', name: 'SAMU', reason: 'Vida em risco ou emergência médica' },
  { number: '190', name: 'Polícia', reason: 'Perigo ou violência neste momento' },
]

const OTHER_LINES: readonly HelpLine[] = [
  {
    number: '180',
    name: 'Central de Atendimento à Mulher',
    reason: 'Orientação e denúncia de violência contra a mulher',
  },
  {
    number: '100',
    name: 'Disque 100',
    reason: 'Violência contra crianças, pessoas idosas, com deficiência ou LGBTQIA+',
  },
]

/** Care without a health plan, from the most urgent to the slowest. `find`: how to get there for the first time. */
const CARE_PLACES = [
  {
    short: 'UPA',
    name: 'Unidade de Pronto Atendimento',
    what: 'Para urgências, inclusive de saúde mental: abre 24 horas e não precisa marcar.',
    find: 'Procure “UPA” no mapa do celular e vá à mais perto.',
  },
  {
    short: 'CAPS',
    name: 'Centro de Atenção Psicossocial',
    what: 'Para um sofrimento que não está passando: você pode chegar sem encaminhamento e sem diagnóstico, e uma equipe de saúde mental recebe você.',
    find: 'Procure “CAPS” e o nome da sua cidade no mapa, ou pergunte na UBS. Onde não há CAPS, a UBS é a porta de entrada.',
  },
  {
    short: 'UBS',
    name: 'Unidade Básica de Saúde, o posto do bairro',
    what: 'Para começar um cuidado perto de casa: a equipe escuta você e encaminha, se for preciso.',
    find: 'A sua é a que atende o endereço onde você mora. Procure “UBS” ou “posto de saúde” no mapa e confirme na recepção.',
  },
  {
    short: 'Clínica-escola',
    name: 'serviço de psicologia de uma faculdade',
    what: 'Estudantes no fim do curso atendem com a supervisão de profissionais, de graça ou por um valor baixo.',
    find: 'Procure “clínica-escola de psicologia” e o nome da sua cidade. Ligue ou escreva para saber quando há vaga: costuma haver fila, e vale se inscrever em mais de uma.',
  },
]

function Grounding() {
  const [at, setAt] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const { title, text, onward } = GROUNDING[at] ?? BEFORE

  function goBack() {
    setAt(at - 1)
    // The way back is not there before the first step: leave the keyboard on what is.
    if (at === 1) button.current?.focus()
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
          {GROUNDING_STEPS.map((step) => (
            <li key={step.title}>
              <h3 className="font-semibold">{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </noscript>
      <div className="mt-5 rounded-card border border-line bg-surface p-5 noscript:hidden">
        <div aria-live="polite" aria-atomic="true" className={at > 0 ? 'min-h-36' : ''}>
          {title && (
            <>
              <p className="text-ink-soft text-sm">
                Passo {at} de {GROUNDING_STEPS.length}
              </p>
              <h3 className="mt-1 mb-2 font-semibold text-lg">{title}</h3>
            </>
          )}
          <p>{text}</p>
        </div>
        <div className="mt-4 flex flex-row-reverse flex-wrap justify-end gap-3">
          <Button ref={button} label={onward} onClick={() => setAt((at + 1) % GROUNDING.length)} />
          {title && <Button look="secondary" label="Passo anterior" onClick={goBack} />}
        </div>
      </div>
    </HelpSection>
  )
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

/** What is shown of the exercise, and the words of the button that leads on; only a step has a title. */
type GroundingView = { title?: string; text: string; onward: string }

const BEFORE: GroundingView = {
  text: 'Se puder, sente-se e apoie os dois pés no chão.',
  onward: 'Começar o exercício',
}
const GROUNDING: readonly GroundingView[] = [
  BEFORE,
  ...GROUNDING_STEPS.map((step, at) => ({
    ...step,
    onward: at + 1 < GROUNDING_STEPS.length ? 'Próximo passo' : 'Concluir',
  })),
  {
    text: 'Você está aqui. Repare em como o corpo está agora. Se ajudar, faça mais uma vez.',
    onward: 'Fazer de novo',
  },
]
