const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long a person uses the chat before a pause is suggested, once a day. */
const PAUSE_AFTER = 60 * MINUTE
/** From this local hour, until the night is over, a pause is suggested too. */
const LATE_FROM_HOUR = 1
const LATE_UNTIL_HOUR = 5
/** How much use lies between two reminders that this is an AI. */
export const REMINDER_EVERY = 3 * HOUR
/** A gap longer than this ends a stretch of use. */
const STRETCH_ENDS_AFTER = 30 * MINUTE

/** What a browser keeps between visits; small JSON, no content. Times are epoch milliseconds. */
export const NO_USAGE = {
  /** When this stretch of use began. */
  startedAt: 0,
  /** The last sign of use. */
  lastSeenAt: 0,
  /** Use since the last reminder that this is an AI, over all stretches. */
  sinceReminder: 0,
  /** The local day, `2025-04-30`, on which a pause was last suggested. */
  lastPauseDay: '',
  /** How many lines were shown, so that the words change. */
  shown: 0,
}
export type UsageState = Readonly<typeof NO_USAGE>

/** Reads what a browser kept; what can't be read counts as nothing. */
export const parseUsageState = (value: unknown): UsageState => (isUsageState(value) ? value : NO_USAGE)

function isUsageState(value: unknown): value is UsageState {
  const kept = Object(value)
  return Object.entries(NO_USAGE).every(([name, none]) => typeof kept[name] === typeof none)
}

/** A moment as the person's clock shows it. A night belongs to the day before it, so that it is spoken of once. */
export function localMoment(date: Date) {
  const day = new Date(date)
  day.setHours(date.getHours() - LATE_UNTIL_HOUR)
  const pad = (part: number) => String(part).padStart(2, '0')
  const localDay = `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`
  return { now: date.getTime(), localHour: date.getHours(), localDay }
}

export const USAGE_TEXTS = {
  pausa: [
    'Você está aqui há cerca de uma hora. Que tal um copo de água e alguns minutos longe da tela? A conversa espera por você.',
    'Já faz um tempo que você está por aqui. Levantar, olhar pela janela e soltar o ar devagar também é cuidado. A conversa continua guardada.',
  ],
  noite: [
    'Já é madrugada. Se der, descanse um pouco: a conversa fica guardada e pode continuar amanhã.',
    'A noite vai alta. Seu corpo talvez agradeça uma pausa; o que você escreveu estará aqui amanhã.',
  ],
  ia: [
    'Um lembrete: quem responde aqui é uma inteligência artificial, não uma pessoa nem um profissional. Vale falar também com alguém de confiança.',
    'Lembrando: esta conversa é com uma inteligência artificial. Ela não substitui gente por perto nem atendimento profissional.',
  ],
} satisfies Record<string, [string, string]>
type UsageLineKind = keyof typeof USAGE_TEXTS
export type UsageLine = { kind: UsageLineKind; text: string }

/**
 * Called at each sign of use (a message sent, the screen opened): the lines that are due now and the state to
 * keep. Never more than one line of each kind, and at most one that suggests a pause a day.
 */
export function dueLines(state: UsageState, { now, localHour, localDay }: ReturnType<typeof localMoment>) {
  const gap = now - state.lastSeenAt
  // A clock set back, or a long absence, begins a new stretch and counts as no use.
  const goesOn = gap >= 0 && gap <= STRETCH_ENDS_AFTER
  const startedAt = goesOn ? state.startedAt : now
  const used = state.sinceReminder + (goesOn ? gap : 0)

  const late = localHour >= LATE_FROM_HOUR && localHour < LATE_UNTIL_HOUR
  const long = now - startedAt >= PAUSE_AFTER
  const kinds: UsageLineKind[] = []
  const pause = (late || long) && state.lastPauseDay !== localDay
  if (pause) kinds.push(late ? 'noite' : 'pausa')
  const reminder = used >= REMINDER_EVERY
  if (reminder) kinds.push('ia')

  return {
    lines: kinds.map((kind) => ({ kind, text: USAGE_TEXTS[kind][state.shown % 2] ?? '' })),
    state: {
      startedAt,
      lastSeenAt: now,
      sinceReminder: reminder ? 0 : used,
      lastPauseDay: pause ? localDay : state.lastPauseDay,
      shown: state.shown + kinds.length,
    },
  }
}
