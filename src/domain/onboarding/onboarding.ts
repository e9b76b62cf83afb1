import { foldText } from '../text/fold-text.ts'
import { safeName, tellsSomething } from './safe-name.ts'
import {
  askAboutTherapy,
  askWhatToCall,
  explainEverything,
  GREETING,
  KNOWS_THERAPY,
  NEW_TO_THERAPY,
} from './script.ts'

export const ONBOARDING_STEPS = 4

/** How many answers were given. */
type OnboardingStep = 0 | 1 | 2 | 3 | 4

type OnboardingState = {
  step: OnboardingStep
  /** Their name, fit to be shown; empty when the answer was no name. */
  name: string
  /** What they want to be called. */
  calledBy: string
}

type OnboardingTurn = { reply: string; state: OnboardingState; finished: boolean }

/** The welcome before any answer. */
export function greeting(): OnboardingTurn {
  return { reply: GREETING, state: { step: 0, name: '', calledBy: '' }, finished: false }
}

/** One answer, one step. After the fourth the script has nothing more to say. */
export function answerStep(state: OnboardingState, text: string): OnboardingTurn {
  switch (state.step) {
    case 0: {
      const name = safeName(text)
      return {
        reply: askWhatToCall(name, tellsSomething(text)),
        state: { step: 1, name, calledBy: name },
        finished: false,
      }
    }
    case 1: {
      const calledBy = whatToCall(text, state.name)
      return { reply: askAboutTherapy(calledBy), state: { ...state, step: 2, calledBy }, finished: false }
    }
    case 2: {
      const reply = mentionsLittleTherapy(text) ? NEW_TO_THERAPY : KNOWS_THERAPY
      return { reply, state: { ...state, step: 3 }, finished: false }
    }
    default:
      return { reply: explainEverything(state.calledBy), state: { ...state, step: 4 }, finished: true }
  }
}

type OnboardingReplay = { step: OnboardingStep; nextAssistantText: string; finished: boolean }

/** Where the welcome is, from the answers stored so far: it continues at the same place on any device. */
export function replayOnboarding(answers: readonly string[]): OnboardingReplay {
  const { reply, state, finished } = answers
    .slice(0, ONBOARDING_STEPS)
    .reduce((turn, text) => answerStep(turn.state, text), greeting())
  return { step: state.step, nextAssistantText: reply, finished }
}

const AS_THE_NAME =
  /^(?:sim|isso|igual|tanto faz|qualquer um|assim mesmo|esse mesmo|o mesmo|o nome|meu nome|nome)$/

// 'Tanto faz' keeps the name; a whole sentence is nothing to call anybody by.
function whatToCall(text: string, name: string): string {
  const wish = safeName(text)
  if (wish === '' || AS_THE_NAME.test(foldText(wish)) || AS_THE_NAME.test(foldText(text.trim()))) return name
  return wish
}

// Whole words: 'nao' counts, 'cancao' does not.
const LITTLE = /(?<![\p{L}\p{N}_])(?:nao|nunca|mais\s+ou\s+menos)(?![\p{L}\p{N}_])/u

/** Whether an answer holds 'não', 'nunca' or 'mais ou menos', in any case, with or without accents. */
export function mentionsLittleTherapy(answer: string): boolean {
  return LITTLE.test(foldText(answer))
}
