import { Fragment, type ReactNode, useState } from 'react'
import { Link, navigate, useArriveAtPart, useTitle } from '#web/lib/router.tsx'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { Button, linkClass } from '#web/ui/button.tsx'
import { type LegalBlock, type LegalText, WHO_ANSWERS } from './legal-text.ts'
import { ResponsibleList } from './responsible-list.tsx'

interface LegalPageProps {
  readonly text: LegalText
  readonly back?: LegalLink
  /** The other legal text, offered at the end. */
  readonly other: LegalLink
  readonly children?: ReactNode
}

type LegalLink = { readonly to: string; readonly label: string }

const TO_ACCESSIBILITY: LegalLink = { to: '/acessibilidade', label: 'Acessibilidade' }
const TO_REGISTER: LegalLink = { to: '/register', label: 'Voltar para o cadastro' }

// 29em of this typeface hold at most 68 characters.
const COLUMN = 'mx-auto w-full max-w-[calc(29em+2.5rem)] px-5'

/** A legal text to be read like a letter: the short version first, then where to find what, then all of it. */
export function LegalPage({ text, other, back = TO_REGISTER, children }: LegalPageProps) {
  useTitle(text.title)
  const [drawnHere] = useState(useHydrated())
  useArriveAtPart(drawnHere)

  return (
    <div className="min-h-svh bg-paper">
      <TopBar back={back} />
      <main className={`${COLUMN} pt-8 pb-16`}>
        <h1 className="font-serif text-display">{text.title}</h1>
        <p className="mt-2 text-ink-soft">{text.date}</p>

        <section
          aria-labelledby="em-poucas-palavras"
          className="mt-8 rounded-card border border-line bg-surface p-5"
        >
          <h2 id="em-poucas-palavras" className="font-semibold">
            Em poucas palavras
          </h2>
          <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-accent">
            {text.summary.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>

        <nav aria-labelledby="nesta-pagina" className="mt-8">
          <h2 id="nesta-pagina" className="font-semibold">
            Nesta página
          </h2>
          <ol className="mt-1">
            {text.sections.map(({ id, heading }, index) => (
              <li key={id} className="flex items-center gap-3">
                <span aria-hidden="true" className="w-[1.5em] shrink-0 text-right text-ink-soft tabular-nums">
                  {index + 1}
                </span>
                <a href={`#${id}`} className={`${linkClass} min-w-0`}>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>

        {text.sections.map((section) => (
          <section key={section.id} className="mt-10">
            {/* Focusable by script and fragment only, so that the keyboard continues from where the index led. */}
            <h2 id={section.id} tabIndex={-1} className="scroll-mt-20 font-serif text-title">
              {section.heading}
            </h2>
            {section.blocks.map((block) => (
              <Block key={String(block)} block={block} />
            ))}
          </section>
        ))}
        {children}
      </main>
      <footer className={`${COLUMN} pb-16`}>
        <p className="border-line border-t pt-6">
          Leia também:{' '}
          {[other, TO_ACCESSIBILITY]
            .filter(({ label }) => label !== text.title)
            .map(({ to, label }, at) => (
              <Fragment key={to}>
                {at > 0 && ' · '}
                <Link to={to} className={linkClass}>
                  {label}
                </Link>
              </Fragment>
            ))}
        </p>
      </footer>
    </div>
  )
}

/** Stays in sight while reading, except where the screen is too narrow for one line of it. */
const TopBar = ({ back }: { readonly back: LegalLink }) => (
  <header className="top-0 z-10 border-line border-b bg-paper min-[22.5rem]:sticky">
    <div className={`${COLUMN} flex flex-wrap items-center justify-between gap-x-2`}>
      <noscript>
        <a href={back.to} className={`${linkClass} text-sm`}>
          {back.label}
        </a>
      </noscript>
      <Button look="link" className="-mx-1 text-sm noscript:hidden" onClick={() => navigate(back.to)}>
        {back.label}
      </Button>
      <Link
        to="/ajuda"
        className="inline-flex min-h-11 items-center font-medium text-care text-sm underline decoration-care/30 underline-offset-4 hover:decoration-care"
      >
        Preciso de ajuda agora
      </Link>
    </div>
  </header>
)

function Block({ block }: { readonly block: LegalBlock }) {
  if (block === WHO_ANSWERS) return <ResponsibleList />
  if (typeof block === 'string') return <p className="mt-4">{block}</p>
  return (
    <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-accent">
      {block.map((item) => (
        <li key={item}>
          <Item words={item} />
        </li>
      ))}
    </ul>
  )
}

/** An item that begins with a help line's number can be called. */
function Item({ words }: { readonly words: string }) {
  const number = /^1\d\d(?=, )/.exec(words)?.[0]
  if (!number) return words
  return (
    <>
      <a href={`tel:${number}`} className="font-semibold text-accent underline underline-offset-4">
        {number}
      </a>
      {words.slice(number.length)}
    </>
  )
}
