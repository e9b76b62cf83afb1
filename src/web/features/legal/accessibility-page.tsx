import { ACCESSIBILITY } from './accessibility-text.ts'
import { LegalPage } from './legal-page.tsx'

const BACK = { to: '/ajuda', label: 'Voltar para a ajuda' }

export function AccessibilityPage() {
  return <LegalPage text={ACCESSIBILITY} back={BACK} other={{ to: '/termos', label: 'Termos de uso' }} />
}
