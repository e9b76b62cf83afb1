import { ACCESSIBILITY } from './accessibility-text.ts'
import { LegalPage } from './legal-page.tsx'
import { PROTOCOL } from './protocol-text.ts'

const BACK = { to: '/ajuda', label: 'Voltar para a ajuda' }

export function ProtocolPage() {
  return (
    <LegalPage text={PROTOCOL} back={BACK} other={{ to: '/privacidade', label: 'Política de privacidade' }} />
  )
}

/** In one file with the protocol: one name less in the first script. */
export function AccessibilityPage() {
  return <LegalPage text={ACCESSIBILITY} back={BACK} other={{ to: '/termos', label: 'Termos de uso' }} />
}
