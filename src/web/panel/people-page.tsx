import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PeoplePage as Page, PanelPerson } from '#domain/api/panel.ts'
import { shortDay } from '#domain/text/brasilia-time.ts'
import { peopleCopy } from '#web/copy/panel-people-pt-br.ts'
import { panelCopy } from '#web/copy/panel-pt-br.ts'
import { request } from '#web/lib/api.ts'
import { useFields } from '#web/lib/use-fields.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { DataTable } from './data-table.tsx'
import { ActionFailure, PanelSection, Submit, usePanelAction, usePanelPages } from './panel-section.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

const words = peopleCopy

export const PeoplePage = () => (
  <>
    <p className="max-w-prose text-ink-soft">{words.lead}</p>
    <div className="grid gap-6 lg:grid-cols-2">
      <Support />
      <Add />
    </div>
    <Found />
  </>
)

const PeopleTable = ({ people, empty }: { people: readonly PanelPerson[]; empty: string }) => (
  <DataTable
    label={panelCopy.areas.pessoas}
    columns={words.columns}
    of="actions"
    empty={empty}
    rows={people.map((person) => ({
      key: person.email,
      cells: [
        person.email,
        person.plano,
        stateText(person),
        untilText(person),
        person.contaDesde ? words.account(dayOf(person.contaDesde), person.aparelhos) : words.noAccount,
        errorText(person),
        <PersonActions key="actions" person={person} isAlone={people.length === 1} />,
      ],
    }))}
  />
)

function untilText({ ate, toleranciaAte }: PanelPerson): string {
  if (!ate) return words.noEnd
  return toleranciaAte ? words.grace(dayOf(ate), dayOf(toleranciaAte)) : dayOf(ate)
}

const dayOf = (at: string) => shortDay(new Date(at))

function errorText({ ultimoErro }: PanelPerson): string {
  if (!ultimoErro) return words.noError
  const { codigo, dia } = ultimoErro
  // The day has no time, and must not become the evening before.
  return words.error(words.errors.get(codigo) ?? codigo, dayOf(`${dia}T12:00:00Z`))
}

function stateText({ estado, origem, suspensa, apagaEm }: PanelPerson): string {
  return [
    words.states[estado],
    ...(origem ? [words.origins[origem]] : []),
    ...(suspensa ? [words.suspended[suspensa]] : []),
    ...(apagaEm ? [words.erasedOn(dayOf(apagaEm))] : []),
  ].join(', ')
}

function Found() {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const { rows, isPending, failure, more } = usePanelPages(
    '/api/painel/pessoas',
    { busca: search },
    (depois) => ({ depois }),
    ({ pessoas }: Page) => pessoas,
  )

  return (
    <PanelSection heading={words.list}>
      <search>
        <Form onSubmit={() => setSearch(typed.trim())} className="flex flex-wrap items-end gap-3">
          <div className="grow">
            <TextField
              label={words.search}
              type="search"
              value={typed}
              onChange={setTyped}
              autoComplete="off"
            />
          </div>
          <Button type="submit" look="secondary" label={words.look} />
        </Form>
      </search>
      {failure ?? (
        <PeopleTable
          people={rows}
          empty={isPending ? panelCopy.waiting : search ? words.nobody : words.nobodyYet}
        />
      )}
      {more}
    </PanelSection>
  )
}

function Add() {
  const { typed, field, clear } = useFields({ email: '', plano: '' })
  const adding = usePanelAction('/api/painel/pessoas/adicionar', () => words.added(typed.email.trim()))

  return (
    <PanelSection heading={words.add} lead={words.addLead}>
      <Form onSubmit={() => adding.mutate(typed, { onSuccess: clear })} className="stack gap-3">
        <div className="grid gap-3 md:grid-cols-2">
          <TextField {...field('email')} label={words.email} type="email" autoComplete="off" />
          <TextField {...field('plano')} label={words.plan} autoComplete="off" />
        </div>
        <Submit action={adding} disabled={!typed.email.trim() || !typed.plano.trim()} label={words.add} />
      </Form>
    </PanelSection>
  )
}

/** What a person reads out from /conta shows the states of that account alone. */
function Support() {
  const [code, setCode] = useState('')
  const looking = useMutation({
    mutationFn: () => request<PanelPerson>('POST', '/api/painel/pessoas/suporte', { body: { codigo: code } }),
  })

  return (
    // The answer has the columns of the list, and needs as much room.
    <PanelSection
      heading={words.support}
      lead={words.supportLead}
      className={looking.data ? 'lg:col-span-2' : ''}
    >
      <Form onSubmit={() => looking.mutate()} className="stack gap-3">
        <TextField
          label={words.support}
          value={code}
          onChange={setCode}
          autoComplete="off"
          spellCheck={false}
        />
        <Submit action={looking} look="secondary" disabled={!code.trim()} label={words.showAccount} />
      </Form>
      {looking.data && <Supported found={looking.data} />}
    </PanelSection>
  )
}

/** As it is after each thing that is done: the code is not asked for again. */
function Supported({ found }: { found: PanelPerson }) {
  const { data } = useQuery({
    queryKey: ['people', found.email, 'supported'],
    queryFn: async () => {
      const busca = new URLSearchParams({ busca: found.email })
      const { pessoas } = await request<Page>('GET', `/api/painel/pessoas?${busca}`)
      return pessoas.find(({ email }) => email === found.email) ?? found
    },
    initialData: found,
  })
  return <PeopleTable people={[data]} empty="" />
}

type Asked = 'suspender' | 'encerrar' | 'corrigir' | 'dados' | 'apagar'

/** Verbs after which the person has less than before. */
const TAKES: readonly Asked[] = ['suspender', 'encerrar', 'apagar']

function verbsFor({ suspensa, contaDesde, estado, origem, apagaEm }: PanelPerson): Asked[] {
  return [
    ...(contaDesde && !suspensa ? (['suspender'] as const) : []),
    ...(estado === 'terminado' ? [] : (['encerrar'] as const)),
    ...(origem === 'compra' ? (['corrigir'] as const) : []),
    ...(contaDesde ? (['dados'] as const) : []),
    ...(contaDesde && !apagaEm ? (['apagar'] as const) : []),
  ]
}

const { names, leads, done } = words.actions

/** What needs no reason and takes nothing away. */
function AtOnce({ verb, email }: { verb: 'retomar' | 'reenviar'; email: string }) {
  const doing = usePanelAction(`/api/painel/pessoas/${verb}`, () => done[verb])
  return (
    <>
      <Button
        look="secondary"
        busy={doing.isPending}
        label={names[verb]}
        onClick={() => doing.mutate({ email })}
      />
      <ActionFailure error={doing.error} />
    </>
  )
}

/** One button of a row opens the rest; they are open at once where nobody else is listed. */
function PersonActions({ person, isAlone }: { person: PanelPerson; isAlone: boolean }) {
  const { email, suspensa, contaDesde, estado } = person
  const [asked, setAsked] = useState<Asked | null>(null)
  const [para, setTo] = useState('')
  const [toggled, setToggled] = useState(false)
  const isOpen = toggled !== isAlone
  const offered = verbsFor(person)
  const buttons = (verbs: readonly Asked[]) =>
    verbs.map((verb) => (
      <Button
        key={verb}
        look={verb === 'apagar' ? 'danger' : 'secondary'}
        label={names[verb]}
        onClick={() => setAsked(verb)}
      />
    ))
  const verb = asked ?? 'dados'
  return (
    <div className="flex flex-wrap gap-2">
      {suspensa && <AtOnce verb="retomar" email={email} />}
      {!contaDesde && estado !== 'terminado' && <AtOnce verb="reenviar" email={email} />}
      {offered.length > 0 && (
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setToggled(!toggled)}>
          {isOpen ? words.close : words.open}
        </Button>
      )}
      {isOpen && buttons(offered.filter((verb) => !TAKES.includes(verb)))}
      {isOpen && (
        <div className="flex w-full flex-wrap items-center gap-2 border-line border-t pt-2">
          <span className="text-ink-soft text-sm">{words.apart}</span>
          {buttons(offered.filter((verb) => TAKES.includes(verb)))}
        </div>
      )}
      <ReasonDialog
        open={asked !== null}
        title={`${names[verb]}: ${email}`}
        lead={leads[verb]}
        submit={names[verb]}
        path={`/api/painel/pessoas/${verb}`}
        body={verb === 'corrigir' ? { de: email, para } : { email }}
        done={done[verb]}
        onClose={() => {
          setAsked(null)
          setTo('')
        }}
      >
        {verb === 'corrigir' && (
          <TextField label={words.actions.rightEmail} type="email" value={para} onChange={setTo} />
        )}
      </ReasonDialog>
    </div>
  )
}
