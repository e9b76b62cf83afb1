import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { encode } from 'uqr'
import type { InvitedOperator, OperatorSession } from '#domain/api/panel.ts'
import { longMoment } from '#web/copy/dates-pt-br.ts'
import { panelCopy } from '#web/copy/panel-pt-br.ts'
import { copy } from '#web/copy/pt-br.ts'
import { request } from '#web/lib/api.ts'
import { useLocation, useTitle } from '#web/lib/router.tsx'
import { useFields } from '#web/lib/use-fields.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { Form } from '#web/ui/form.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { sentenceOf } from './panel-section.tsx'
import { useSignIn } from './session.ts'

const words = panelCopy.signIn

/** The way in: with a link from `npm run operadores -- add` one chooses how to sign in from then on. */
export function SignInPage() {
  const { hash } = useLocation()
  const token = new URLSearchParams(hash.slice(1)).get('token')
  useTitle(words.title)
  return (
    <div className="stack min-h-svh content-center px-4 py-8">
      <main className="stack w-full max-w-[27rem] gap-5 justify-self-center">
        <header className="inline-flex items-center justify-center gap-2">
          <Mark className="size-9" />
          <h1 className="font-serif text-title">{panelCopy.name}</h1>
        </header>
        <Card className="stack gap-5">{token ? <SetUp key={token} token={token} /> : <SignIn />}</Card>
      </main>
    </div>
  )
}

const SignIn = () => (
  <>
    <p className="text-ink-soft">{words.lead}</p>
    <Ways label={words.passkey} signIn={signInWithPasskey}>
      <PasswordForm
        email=""
        submit={words.submit}
        autoComplete="current-password"
        send={(form) => request('POST', '/api/painel/senha/entrar', { body: form })}
      />
    </Ways>
  </>
)

function SetUp({ token }: { token: string }) {
  const invited = useQuery({
    queryKey: ['invited', token],
    queryFn: () => request<InvitedOperator>('POST', '/api/painel/convite', { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (invited.error) return <Alert>{sentenceOf(invited.error)}</Alert>
  if (!invited.data) return <p className="text-ink-soft">{words.busy}</p>
  const { nome, email, secret, otpauth, openedAt } = invited.data
  return (
    <>
      <div className="stack gap-1.5">
        <h2 className="font-serif text-title">{words.welcome(nome)}</h2>
        <p className="text-ink-soft">{words.welcomeLead}</p>
      </div>
      {openedAt && <Alert>{words.openedBefore(longMoment(new Date(openedAt)))}</Alert>}
      <Ways label={words.newPasskey} signIn={() => createPasskey(token)}>
        <PasswordForm
          email={email}
          submit={words.save}
          autoComplete="new-password"
          send={(form) => request('POST', '/api/painel/senha/nova', { body: { ...form, token } })}
        >
          <div className="stack gap-2 text-sm">
            <p>{words.appLead}</p>
            <QrCode text={otpauth} label={words.qrCode} />
            <code className="rounded-control bg-sunken px-3 py-2 font-semibold [overflow-wrap:anywhere]">
              {secret.match(/.{1,4}/g)?.map((four, at) => (
                // Spaces for the eye alone: what is copied has none.
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
                <span key={at} className="mr-2 inline-block">
                  {four}
                </span>
              ))}
            </code>
            <a href={otpauth} className="justify-self-start text-accent underline underline-offset-4">
              {words.openApp}
            </a>
          </div>
        </PasswordForm>
      </Ways>
    </>
  )
}

/** Dark on white in both themes, with the margin that cameras need. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${data.length} ${data.length}`}
      shapeRendering="crispEdges"
      className="w-full max-w-52 justify-self-center rounded-control border border-line"
    >
      <rect width={data.length} height={data.length} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}

type WaysProps = { label: string; signIn: () => Promise<OperatorSession>; children: ReactNode }

function Ways({ label, signIn, children }: WaysProps) {
  const passkey = useSignIn(signIn)
  const [byPassword, setByPassword] = useState(false)
  return (
    <>
      <div className="stack gap-3">
        {passkey.error && <Alert>{signInSentence(passkey.error)}</Alert>}
        <Button
          busy={passkey.isPending}
          look={byPassword ? 'secondary' : 'primary'}
          label={label}
          onClick={() => passkey.mutate(undefined)}
        />
        {!byPassword && (
          <Button look="secondary" label={words.password} onClick={() => setByPassword(true)} />
        )}
      </div>
      {byPassword && children}
    </>
  )
}

type PasswordFormProps = {
  email: string
  submit: string
  autoComplete: 'new-password' | 'current-password'
  send: (form: { email: string; password: string; code: string }) => Promise<OperatorSession>
  children?: ReactNode
}

function PasswordForm({ email: known, submit, autoComplete, send, children }: PasswordFormProps) {
  const { typed, field } = useFields({ email: known, password: '', code: '' })
  const signIn = useSignIn(send)

  return (
    <Form noValidate onSubmit={() => signIn.mutate(typed)} className="stack gap-4">
      {signIn.error && <Alert>{signInSentence(signIn.error)}</Alert>}
      <EmailField {...field('email')} autoComplete="username" />
      <PasswordField {...field('password')} label={copy.fields.password} autoComplete={autoComplete} />
      {children}
      <TextField
        {...field('code')}
        label={words.code}
        hint={words.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Button type="submit" busy={signIn.isPending} label={signIn.isPending ? words.busy : submit} />
    </Form>
  )
}

const signInSentence = (error: Error): string =>
  error instanceof PasskeyProblem ? error.message : sentenceOf(error)

async function createPasskey(token: string): Promise<OperatorSession> {
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

async function signInWithPasskey(): Promise<OperatorSession> {
  refuseWithout()
  const options = await request<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/painel/chave/opcoes')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = await asked(navigator.credentials.get({ publicKey }))
  return request('POST', '/api/painel/chave/entrar', { body: { credential } })
}

/** Something about the browser or the operator's device, in a sentence that may be shown. */
class PasskeyProblem extends Error {}

/** Browsers make and use passkeys only for names of hosts, and the older ones can't read our options. */
function refuseWithout(): void {
  const readsOptions = typeof window.PublicKeyCredential?.parseCreationOptionsFromJSON === 'function'
  if (!window.isSecureContext || !readsOptions || /^\[|^[\d.]+$/.test(location.hostname))
    throw new PasskeyProblem(words.noPasskeys)
}

/** The credential as JSON. A browser distinguishes an operator who cancels from a device without passkeys only by a message. */
async function asked(asking: Promise<Credential | null>): Promise<unknown> {
  const credential = await asking.catch(() => null)
  if (!(credential instanceof PublicKeyCredential)) throw new PasskeyProblem(words.passkeyCancelled)
  return credential.toJSON()
}
