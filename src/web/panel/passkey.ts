import type { OperatorSession } from '#domain/api/panel.ts'
import { panelCopy } from '#web/copy/panel-pt-br.ts'
import { request } from '#web/lib/api.ts'

/** Browsers make and use passkeys only for names of hosts, and the older ones can't read our options. */
function canUsePasskeys(): boolean {
  return (
    window.isSecureContext &&
    typeof window.PublicKeyCredential?.parseCreationOptionsFromJSON === 'function' &&
    !/^\[|^[\d.]+$/.test(location.hostname)
  )
}

/** Makes a passkey for the operator of this link and signs in with it. */
export async function createPasskey(token: string): Promise<OperatorSession> {
  refuseWithout()
  const options = await request<PublicKeyCredentialCreationOptionsJSON>(
    'POST',
    '/api/painel/chave/nova/opcoes',
    { body: { token } },
  )
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const credential = await asked(navigator.credentials.create({ publicKey }))
  return request('POST', '/api/painel/chave/nova', { body: { token, credential } })
}

export async function signInWithPasskey(): Promise<OperatorSession> {
  refuseWithout()
  const options = await request<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/painel/chave/opcoes')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = await asked(navigator.credentials.get({ publicKey }))
  return request('POST', '/api/painel/chave/entrar', { body: { credential } })
}

/** Something about the browser or the operator's device, in a sentence that may be shown. */
export class PasskeyProblem extends Error {}

function refuseWithout(): void {
  if (!canUsePasskeys()) throw new PasskeyProblem(panelCopy.signIn.noPasskeys)
}

/** The credential as JSON. A browser tells an operator who said no from a device that has none by nothing but words. */
async function asked(asking: Promise<Credential | null>): Promise<unknown> {
  const credential = await asking.catch(() => null)
  if (!(credential instanceof PublicKeyCredential))
    throw new PasskeyProblem(panelCopy.signIn.passkeyCancelled)
  return credential.toJSON()
}
