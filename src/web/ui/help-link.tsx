import { LifeBuoy } from 'lucide-react'
import { copy } from '#web/copy/pt-br.ts'
import { Link } from '#web/lib/router.tsx'
import { Icon } from './icon.tsx'

export const HelpLink = () => (
  <Link
    to="/ajuda"
    className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-care text-sm underline decoration-care/30 underline-offset-4 hover:decoration-care"
  >
    <Icon of={LifeBuoy} size={18} />
    {copy.footer.help}
  </Link>
)
