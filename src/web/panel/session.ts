import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OperatorSession } from '#domain/api/panel.ts'
import { PANEL_AREAS, type PanelArea } from '#domain/panel/roles.ts'
import { request } from '#web/lib/api.ts'
import { navigate } from '#web/lib/router.tsx'

export const OPERATOR_KEY = ['operator']
export const SIGNED_OUT: OperatorSession = { operador: null }

export function useOperatorSession() {
  return useQuery({
    queryKey: OPERATOR_KEY,
    queryFn: () => request<OperatorSession>('GET', '/api/painel/sessao'),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useSignIn<Form>(send: (form: Form) => Promise<OperatorSession>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (session) => {
      client.setQueryData(OPERATOR_KEY, session)
      navigate(HOME, { replace: true })
    },
  })
}

export function useLeave() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => request('POST', '/api/painel/sair'),
    onSuccess: () => {
      client.clear()
      client.setQueryData(OPERATOR_KEY, SIGNED_OUT)
      navigate(SIGN_IN, { replace: true })
    },
  })
}

export const HOME = '/painel'
export const SIGN_IN = `${HOME}/entrar`

/** Where an area is; the first one is the panel's own address. */
export const pathOf = (area: PanelArea): string => (area === 'hoje' ? HOME : `${HOME}/${area}`)

export function areaAt(path: string): PanelArea | null {
  const asked = path.replace(/\/$/, '')
  return PANEL_AREAS.find((area) => asked === pathOf(area) || asked === `${HOME}/${area}`) ?? null
}
