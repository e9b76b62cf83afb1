import type { KeptHours } from '#domain/chat/keeping.ts'

function howLong(hours: KeptHours): string {
  if (hours === null) return 'Sempre'
  return hours === 24 ? '24 horas' : `${hours / 24} dias`
}

/** How long conversations are kept, and which are on top of the list. */
export const keepingCopy = {
  pin: 'Fixar',
  unpin: 'Desafixar',
  keep: 'Guardar por',
  howLong,
  sign: (hours: KeptHours) => `Guardada por ${howLong(hours)}`,
  chosen: (hours: KeptHours) =>
    hours === null
      ? 'Esta conversa fica guardada até você excluir.'
      : `Esta conversa se apaga ${howLong(hours)} depois da última mensagem.`,
  soon: (day: string, time: string) =>
    `Esta conversa se apaga ${day} às ${time}. Se você escrever, o prazo recomeça.`,
  due: (hours: KeptHours) =>
    `Já faz mais de ${howLong(hours)} que ninguém escreve aqui: com este prazo, a conversa se apaga em instantes.`,
  eraseNow: 'Apagar em instantes',
  cancel: 'Cancelar',
  today: 'hoje',
  tomorrow: 'amanhã',
  offline: 'Você está sem conexão. Isto precisa de internet; tente quando ela voltar.',
  failed: 'Não conseguimos mudar isto agora. Tente de novo.',

  account: {
    heading: 'Guardar conversas por',
    lead: 'Vale para as conversas novas, contando da última mensagem. Em cada conversa dá para escolher outro prazo, no menu dela.',
    saved: 'Guardado.',
  },
} as const
