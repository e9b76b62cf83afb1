import { LegalPage } from './legal-page.tsx'
import { PRIVACY } from './privacy-text.ts'

export function PrivacyPage() {
  return <LegalPage text={PRIVACY} other={{ to: '/termos', label: 'Termos de uso' }} />
}
