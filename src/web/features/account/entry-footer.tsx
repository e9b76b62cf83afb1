import { copy } from '#web/copy/pt-br.ts'
import { Link } from '#web/lib/router.tsx'
import { HelpLink } from '#web/ui/help-link.tsx'

const LINK =
  'inline-flex min-h-11 items-center rounded-control px-2 text-ink-soft text-sm underline decoration-transparent underline-offset-4 hover:text-ink hover:decoration-current'

/** `legalLinks` is off where the screen itself already links to terms and privacy. */
export function EntryFooter({ legalLinks }: { legalLinks: boolean }) {
  const { label, terms, privacy, protocol } = copy.footer
  return (
    <footer>
      <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-x-3">
        <HelpLink />
        {legalLinks && (
          <>
            <Link to="/termos" className={LINK}>
              {terms}
            </Link>
            <Link to="/privacidade" className={LINK}>
              {privacy}
            </Link>
          </>
        )}
        <Link to="/protocolo" className={LINK}>
          {protocol}
        </Link>
      </nav>
    </footer>
  )
}
