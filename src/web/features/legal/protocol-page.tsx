import { LegalPage } from './legal-page.tsx'
import { PROTOCOL } from './protocol-text.ts'

const BACK = { to: '/ajuda', label: 'Voltar para a ajuda' }

export function ProtocolPage() {
  return (
    <LegalPage text={PROTOCOL} back={BACK} other={{ to: '/privacidade', label: 'Política de privacidade' }} />
  )
}
