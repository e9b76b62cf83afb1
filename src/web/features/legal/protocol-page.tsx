import { CONTACT_LOOK } from '#domain/account/responsible.ts'
import { EVALUATION_LINK } from '#domain/evaluation/published-evaluation.ts'
import { ACCESSIBILITY } from './accessibility-text.ts'
import { LegalPage } from './legal-page.tsx'
import { PROTOCOL } from './protocol-text.ts'
import { useResponsible } from './responsible-list.tsx'

const BACK = { to: '/ajuda', label: 'Voltar para a ajuda' }

export const ProtocolPage = () => (
  <LegalPage text={PROTOCOL} back={BACK} other={{ to: '/privacidade', label: 'Política de privacidade' }}>
    <p className="mt-4">
      <a className={CONTACT_LOOK} href="/creditos.txt">
        Lista completa dos créditos
      </a>
    </p>
    <p className="mt-8">
      <EvaluationLink />
    </p>
  </LegalPage>
)

/** Only where the operator publishes one. A document comes with the link from the server; drawn by a script, it is asked for. */
function EvaluationLink() {
  const { drawnHere, answer } = useResponsible()
  if (!drawnHere)
    return (
      <span
        data-fill="avaliado"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves alone what the server has put inside.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  // A document of its own, without script: no address of the app's.
  return answer?.avaliacao ? (
    <a className={CONTACT_LOOK} href={EVALUATION_LINK.to}>
      {EVALUATION_LINK.label}
    </a>
  ) : null
}

/** In one file with the protocol: one name less in the first script. */
export const AccessibilityPage = () => (
  <LegalPage text={ACCESSIBILITY} back={BACK} other={{ to: '/termos', label: 'Termos de uso' }} />
)
