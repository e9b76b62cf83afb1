import { type HistoryMessage, historyWindow } from '#domain/chat/history-window.ts'
import { crisisCard } from '#domain/safety/card/crisis-card.ts'
import {
  cardLevel,
  levelWithOpinion,
  OPINION_TURNS,
  type OpinionMode,
  wantsOpinion,
} from '#domain/safety/opinion/second-opinion.ts'
import { assessRisk } from '#domain/safety/read-risk.ts'
import { isGraver } from '#domain/safety/risk-level.ts'
import { advanceRiskState, NO_RISK, type RiskState, raiseRiskState } from '#domain/safety/state/risk-state.ts'
import { replyPrompt } from '#server/features/chat/source.ts'
import { guardedModel } from '#server/model/guard/guarded-model.ts'
import type { Model, Outcome, ReplyPrompt, Source } from '#server/model/model.ts'
import { type Account, askPatiently, type Clock, RequestRefused } from './patience.ts'
import { type Heard, listen } from './service.ts'
import type { Talk, Turn } from './talk.ts'

/** What every turn of a run has in common. */
export type Stamp = Pick<Turn, 'prompt' | 'modelo'>

/** Answers what the person says next in a talk, as she would see it. */
export type Speak = (talk: Talk, words: string, signal: AbortSignal) => Promise<Turn>

type Speaking = { model: Model; stamp: Stamp; clock: Clock; account?: Account | undefined }
type ProductModes = { opinion: OpinionMode; asksAboutSentences: boolean }

/** The product's own path: detector, risk state, second opinion, prompt or protocol, model, guard, card. */
export function speakAsProduct({ model, stamp, clock, account }: Speaking, modes: ProductModes): Speak {
  return async (talk, words, signal) => {
    const { turns, scenario } = talk
    const before = messagesOf(turns)
    const riskBefore = turns.reduce(stateAfter, NO_RISK)
    const reading = assessRisk(
      turns.map(({ pessoa, cartao, nivel }) => ({ content: pessoa, nivel: cartao ? nivel : 'nenhum' })),
      words,
    )
    const ask = wantsOpinion(modes.opinion, reading) ? model.opinion : undefined
    const asked = [...historyWindow(before, OPINION_TURNS - 1), said('user', words)]
    const nivel = levelWithOpinion(reading, (await ask?.(asked, signal, account?.meter)) ?? null)
    const { level: estado } = stateAfter(riskBefore, { nivel, detector: reading.level })
    const prompt = replyPrompt({
      persona: scenario.persona,
      level: estado,
      message: words,
      seq: before.length,
      history: historyWindow(before),
      notes: '',
      hasPlan: false,
      partial: '',
    })
    const metered = { ...prompt, meter: account?.meter }
    const heard = await askPatiently(
      () => listenGuarded(model, metered, { asks: modes.asksAboutSentences, signal, clock }),
      { clock, signal, account },
    )
    return {
      ...place(talk, stamp, words),
      nivel,
      ...(nivel !== reading.level && { detector: reading.level }),
      estado,
      cartao: crisisCard(cardLevel(nivel, reading)) !== null,
      ...reply(heard),
      ...(heard.raw !== heard.text && { bruta: heard.raw }),
      barradas: heard.stopped,
    }
  }
}

/** The model alone, without prompt, protocol, guard and card. `ask` gives it the whole talk. */
export function speakBare(
  { stamp, clock, account }: Omit<Speaking, 'model'>,
  ask: (prompt: { persona: Turn['persona']; history: HistoryMessage[]; message: string }) => Source,
): Speak {
  return async (talk, words, signal) => {
    const history = messagesOf(talk.turns)
    const heard = await askPatiently(
      () => listen(ask({ persona: talk.scenario.persona, history, message: words }), signal, clock.now),
      { clock, signal, account },
    )
    return {
      ...place(talk, stamp, words),
      nivel: 'nenhum',
      estado: 'nenhum',
      cartao: false,
      ...reply(heard),
      barradas: 0,
    }
  }
}

function place({ scenario, seed, turns }: Talk, stamp: Stamp, words: string) {
  return {
    cenario: scenario.id,
    semente: seed,
    turno: turns.length + 1,
    ...stamp,
    persona: scenario.persona,
    pessoa: words,
  }
}

/** A reply without a word is an error on the screen, and is not judged. */
function reply({ text, firstWord }: Heard) {
  if (text.trim() === '') throw new RequestRefused('nothing was said')
  return { resposta: text, espera: Math.round(firstWord) }
}

/** What a conversation remembers of risk after a turn; an opinion may raise what the detector read, or take it away. */
function stateAfter(
  before: RiskState,
  { nivel, detector = nivel }: Pick<Turn, 'nivel' | 'detector'>,
): RiskState {
  return isGraver(nivel, detector)
    ? raiseRiskState(advanceRiskState(before, detector), nivel, 'service')
    : advanceRiskState(before, nivel)
}

const said = (role: HistoryMessage['role'], content: string): HistoryMessage => ({
  role,
  content,
  status: role === 'user' ? 'enviada' : 'completa',
  onboarding: false,
})

const messagesOf = (turns: readonly Turn[]): HistoryMessage[] =>
  turns.flatMap(({ pessoa, resposta }) => [said('user', pessoa), said('assistant', resposta)])

/** What the guard counts that is no sentence stopped. */
const NOT_STOPPED = ['pergunta', 'pergunta-sem-resposta', 'resposta', 'raciocinio']

/** A reply as it would be shown, what the model said, and how the model itself ended. */
async function listenGuarded(
  model: Model,
  prompt: ReplyPrompt,
  { asks, signal, clock }: { asks: boolean; signal: AbortSignal; clock: Clock },
): Promise<Heard & { raw: string; stopped: number }> {
  let raw = ''
  let stopped = 0
  let outcome: Outcome | null = null
  const tapped: Model = {
    ...model,
    reply: (asked) => (sink, whileAsked) =>
      model.reply(asked)(
        {
          ...sink,
          text(text) {
            raw += text
            sink.text(text)
          },
          end(how) {
            outcome = how
            sink.end(how)
          },
        },
        whileAsked,
      ),
  }
  const guarded = guardedModel(tapped, {
    asks,
    counted(counts) {
      for (const [name, times] of Object.entries(counts)) if (!NOT_STOPPED.includes(name)) stopped += times
    },
  })
  const heard = await listen(guarded.reply(prompt), signal, clock.now)
  // Where there is risk the protocol answers for a service that failed: that is no reply of the model's.
  return { ...heard, outcome: outcome ?? heard.outcome, raw, stopped }
}
