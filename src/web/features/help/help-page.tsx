import { ArrowLeft, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#web/lib/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { linkClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Breathing } from './breathing.tsx'
import { Grounding } from './grounding.tsx'
import { CARE_PLACES, type HelpLine, OTHER_LINES, URGENT_LINES } from './help-lines.ts'
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

          <section aria-labelledby="telefones">
            <h2 id="telefones" className="sr-only">
              Telefones de ajuda
            </h2>
            <HelpLineList lines={URGENT_LINES} urgent />
            {plan}
            <HelpLineList lines={OTHER_LINES} />
            <p className="mt-4 text-ink-soft">
              O Aconchego não liga nem avisa ninguém por você. Se for difícil falar, o CVV também atende por
              chat, em horários que estão no site:{' '}
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

function CarePlaces() {
  return (
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
        Na recepção basta dizer: “Não estou bem e queria falar com alguém da saúde mental. Como faço?” Você
        não precisa contar o motivo em voz alta. Leve um documento e o CPF ou o cartão do SUS; se toma
        remédios, a lista deles.
      </p>
    </HelpSection>
  )
}

/** Numbers to tap: the whole row is the link. */
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
