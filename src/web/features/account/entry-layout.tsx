import type { ReactNode } from 'react'
import { copy } from '#web/copy/pt-br.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { Link } from '#web/lib/router.tsx'
import { useMedia } from '#web/lib/use-media.ts'
import { Card } from '#web/ui/card.tsx'
import { HelpLink } from '#web/ui/help-link.tsx'
import { Brand } from '#web/ui/mark.tsx'

type EntryLayoutProps = {
  heading: string
  lead: string
  /** Off where the screen itself already links to terms and privacy. */
  legalLinks?: boolean
  children: ReactNode
}

/** The frame of the screens on the way in: one card and, on wide screens, a drawing beside it. */
export function EntryLayout({ heading, lead, legalLinks = true, children }: EntryLayoutProps) {
  const { label, terms, privacy, protocol } = copy.footer
  return (
    <div className="stack min-h-svh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
      <LandscapePanel />
      <div className="stack grid-rows-[1fr_auto] gap-4 px-4 pt-5 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-8">
        <main className="stack w-full max-w-[27rem] content-center gap-5 justify-self-center">
          <header className="stack justify-items-center">
            <Brand />
          </header>
          <Card className="stack animate-rise gap-6">
            <div className="stack gap-1.5">
              <h1 className="font-serif text-display">{heading}</h1>
              <p className="text-ink-soft">{lead}</p>
            </div>
            {children}
          </Card>
          <div className="stack text-center text-ink-soft text-sm">
            <p className="font-medium text-ink">{copy.product.promise}</p>
            <p>{copy.product.truth}</p>
          </div>
        </main>
        <footer>
          <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-x-3">
            <HelpLink />
            {legalLinks && <FooterLink to="/termos" label={terms} />}
            {legalLinks && <FooterLink to="/privacidade" label={privacy} />}
            <FooterLink to="/protocolo" label={protocol} />
          </nav>
        </footer>
      </div>
    </div>
  )
}

const FooterLink = ({ to, label }: { to: string; label: string }) => (
  <Link
    to={to}
    className="inline-flex min-h-11 items-center rounded-control px-2 text-ink-soft text-sm underline decoration-transparent underline-offset-4 hover:text-ink hover:decoration-current"
  >
    {label}
  </Link>
)

/** Part of the document, because its colours are those of the theme (styles/landscape.css). */
const Landscape = lazyPart(() =>
  import('./landscape.svg?raw').then(({ default: drawing }) => () => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of ours
    <div className="absolute inset-0" dangerouslySetInnerHTML={{ __html: drawing }} />
  )),
)

/** Narrow screens do not fetch the drawing. */
function LandscapePanel() {
  const wide = useMedia('(min-width: 64rem)')
  return (
    <aside className="landscape sticky top-4 m-4 mr-0 hidden h-[calc(100svh-2rem)] overflow-hidden rounded-[28px] bg-[var(--sky-middle)] lg:block">
      {wide && <Landscape />}
      <p className="absolute top-[9%] left-[9%] max-w-[11ch] text-balance font-serif text-[clamp(2.25rem,3.4vw,3.5rem)] text-[var(--landscape-ink)] leading-[1.12]">
        {copy.product.welcome}
      </p>
    </aside>
  )
}
