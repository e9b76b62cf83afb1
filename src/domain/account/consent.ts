/**
 * What a person accepts by creating an account: being an adult, the terms, the privacy policy and the treatment
 * of sensitive data to produce the replies. A new version of any of them is a new version here.
 */
export const CONSENT_VERSION = '2025-04'

export type ConsentRecord = { version: string; acceptedAt: string; covers: readonly string[] }

const CONSENT_COVERS = {
  '2025-04': [
    'Ter 18 anos ou mais',
    'Termos de uso, versão de abril de 2025',
    'Política de privacidade, versão de abril de 2025',
    'Tratamento do que você escreve, inclusive sobre saúde e emoções, para gerar as respostas',
  ],
} as const satisfies Record<typeof CONSENT_VERSION, readonly string[]>

export function consentRecord(version: string, acceptedAt: Date): ConsentRecord {
  const covers = CONSENT_COVERS[version as keyof typeof CONSENT_COVERS] ?? []
  return { version, acceptedAt: acceptedAt.toISOString(), covers }
}
