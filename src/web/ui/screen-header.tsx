import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { HOME } from '#web/lib/return-path.ts'
import { Link } from '#web/lib/router.tsx'
import { buttonClass } from './button.tsx'
import { HelpLink } from './help-link.tsx'
import { Icon } from './icon.tsx'

type ScreenHeaderProps = {
  /** The way back: its first word is enough on a phone, where the way to help must fit beside it. */
  back: string
  to?: string
  wayOut?: ReactNode
}

/** On top of a screen beside the chat: the way back and, always in one line on a phone, the way to help. */
export function ScreenHeader({ back, to = HOME, wayOut }: ScreenHeaderProps) {
  const [first, ...rest] = back.split(' ')
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4">
      <Link to={to} aria-label={back} className={`${buttonClass('quiet')} -ml-3`}>
        <Icon of={ArrowLeft} />
        <span>
          {first} <span className="max-sm:hidden">{rest.join(' ')}</span>
        </span>
      </Link>
      <div className="max-sm:-mr-3 ml-auto empty:hidden max-sm:order-last">{wayOut}</div>
      <div className="-mr-2">
        <HelpLink />
      </div>
    </header>
  )
}
