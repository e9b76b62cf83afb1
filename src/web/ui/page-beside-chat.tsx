import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { HOME } from '#web/lib/return-path.ts'
import { Link } from '#web/lib/router.tsx'
import { buttonClass } from './button-class.ts'
import { HelpLink } from './help-link.tsx'
import { Icon } from './icon.tsx'

type PageBesideChatProps = {
  back: string
  /** Beside the way to help, on top. */
  wayOut?: ReactNode
  className?: string
  children: ReactNode
}

/** A page of one column that the chat leads to, with the ways back, out and to help on top. */
export function PageBesideChat({ back, wayOut, className = '', children }: PageBesideChatProps) {
  return (
    <div
      className={`mx-auto stack w-full max-w-2xl gap-6 px-4 pt-3 pb-[max(2rem,env(safe-area-inset-bottom))] sm:px-6 ${className}`}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <Link to={HOME} className={`${buttonClass('quiet')} -ml-3`}>
          <Icon of={ArrowLeft} />
          {back}
        </Link>
        <div className="flex flex-wrap items-center">
          {wayOut}
          <HelpLink />
        </div>
      </header>
      <main className="stack gap-5">{children}</main>
    </div>
  )
}
