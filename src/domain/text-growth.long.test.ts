import { describe, it } from 'vitest'
import { expectLinear, repeated } from '#tests/support/texts/growth.ts'
import { readsInLinearTime } from '#tests/support/texts/reads-in-linear-time.ts'
import { joinEnding } from '../server/model/guard/guarded-model.ts'
import {
  isEmail,
  loginProblem,
  newPasswordProblem,
  normalizeEmail,
  resetRequestProblem,
} from './account/credentials.ts'
import { deviceName } from './account/person.ts'
import { readAgeAnswer } from './age/age-reply.ts'
import { signOfMinor } from './age/age-signs.ts'
import { messageProblem } from './chat/predicates.ts'
import { automaticTitle, preview } from './chat/preview.ts'
import { revealAll, revealSentences } from './chat/reveal.ts'
import { wishesExercise } from './chat/wishes-exercise.ts'
import { EXERCISES, takesAnswer } from './exercises/exercises.ts'
import { questionRequest, wordedQuestion } from './exercises/worded-question.ts'
import { notesSection } from './notebook/notes-section.ts'
import { callsIn, linePhones } from './notebook/plan-calls.ts'
import { planPage, safetyPlanOf } from './notebook/safety-plan.ts'
import { boundedSummary, summaryByRule, withHelpLine } from './notebook/summary.ts'
import { mergeText, typedText } from './notebook/typed-text.ts'
import { welcomeNotes } from './notebook/welcome-notes.ts'
import { welcomeText } from './onboarding/onboarding.ts'
import { createSeam, joinSeam } from './prompt/join-seam.ts'
import { replyRequest } from './prompt/reply-request.ts'
import { asksIfHuman } from './safety/cues/asks-if-human.ts'
import { careCues } from './safety/cues/care-cues.ts'
import { isFarewell } from './safety/cues/is-farewell.ts'
import { readOpinion } from './safety/opinion/second-opinion.ts'
import { readSentenceOpinion } from './safety/opinion/sentence-opinion.ts'
import { assessRisk } from './safety/read-risk.ts'
import { firstWord, hasAllWords, searchable, snippetOf, wordPatterns } from './search/word-pattern.ts'
import { quoteRefusal, readRefusal, withoutQuotations } from './services/read-refusal.ts'
import { foldText } from './text/fold-text.ts'
import { countGraphemes, firstGraphemes, withoutHalf } from './text/graphemes.ts'
import { isBlank } from './text/is-blank.ts'
import { stripMarkdown } from './text/strip-markdown.ts'
import { endsSentence, wholeSentences } from './text/whole-sentences.ts'

/** As many different lines as there are. */
const numbered = (text: string) =>
  text
    .split('\n')
    .map((line, at) => `${line}${at}`)
    .join('\n')

const WORDS = wordPatterns('não aaaaaaaaaa quero .......... é')

/** Everything of the domain that reads text from outside; the guard has a file of its own. */
const READERS: Record<string, (text: string) => unknown> = {
  'the detector': (text) => assessRisk([{ content: text.slice(0, 200), nivel: 'nenhum' }], text),
  'the age': (text) => [signOfMinor(text, new Date(0)), readAgeAnswer(text, new Date(0))],
  'the cues': (text) => [asksIfHuman(text), careCues(text), isFarewell(text)],
  'an exercise': (text) =>
    EXERCISES.preocupacao.steps.map((step) => [
      takesAnswer(step, text),
      questionRequest('preocupacao', step, { [step.key]: text }),
    ]),
  'a question that the model has worded': (text) => [wordedQuestion(text), wordedQuestion(`${text}?`)],
  'the wish for an exercise': wishesExercise,
  'a second opinion': (text) => [
    readOpinion(text),
    readOpinion(`{"nivel":${JSON.stringify(text)}}`),
    readSentenceOpinion(text),
  ],
  'the seam of a continuation': (text) => [
    joinSeam(text, text),
    joinSeam(text, `${text}b`),
    joinSeam(`${text}b`, text),
  ],
  'a continuation that begins again, letter by letter': (text) => {
    const seam = createSeam(text)
    for (const letter of text) seam.push(letter)
    return seam.end()
  },
  'the refusal of a service': (text) => [
    readRefusal(400, text),
    quoteRefusal(readRefusal(400, text), ['Oi']),
    withoutQuotations(readRefusal(400, text), ['Oi', text.slice(0, 200)]),
  ],
  'the end of a reply that was declined': (text) => [
    wholeSentences(text),
    endsSentence(text),
    joinEnding(text, text),
  ],
  'the request for a continuation': (text) =>
    replyRequest({ model: 'm', system: '', history: [], message: text, partial: text }),
  'stripping markdown': stripMarkdown,
  'the preview': preview,
  'the title': automaticTitle,
  'the rules of a message': messageProblem,
  'counting characters': (text) => [
    countGraphemes(text),
    firstGraphemes(text, 120),
    withoutHalf(text),
    isBlank(text),
  ],
  'an e-mail and a password': (text) => [
    isEmail(text),
    normalizeEmail(text),
    resetRequestProblem(text),
    newPasswordProblem(text, text),
    loginProblem({ email: text, password: text }),
  ],
  'the phones of a plan': linePhones,
  'whom a plan says to call': callsIn,
  'typing out': (text) => revealAll({ text, shown: 0, writing: true }),
  'folding and searching': (text) => [
    foldText(text),
    hasAllWords(WORDS, searchable(text)),
    firstWord(WORDS, searchable(text)),
  ],
  'a line of what was found': (text) => snippetOf(text, WORDS),
  'the welcome': (text) => welcomeText([text, text, text]),
  'the name of a device': deviceName,
  'the notes for the model': (text) => {
    const notes = [{ id: '1', text: typedText(text), aiMayRead: true, isName: true }]
    return [
      notesSection({ notes, level: 'nenhum', notesRead: true }),
      notesSection({ notes, level: 'risco', notesRead: true }),
    ]
  },
  'merging what two devices wrote': (text) => {
    const lines = text.replace(/(.)/gsu, '$1\n')
    return [mergeText('', text, lines), mergeText(text, numbered(lines), lines)]
  },
  'the page of the plan': (text) => planPage(safetyPlanOf(() => text)),
  'a summary': (text) => [boundedSummary(text), withHelpLine(text), summaryByRule([text], () => false)],
  'the notes of the welcome': (text) =>
    welcomeNotes(
      [text, text, text, text].map((content) => ({
        role: 'user',
        onboarding: true,
        nivel: 'nenhum',
        content,
      })),
    ),
}

describe.each(Object.entries(READERS))('%s takes no more than linear time', (_, read) =>
  readsInLinearTime(read, 300),
)

it.each(['. ', '…', 'a', '\n', '🇧', 'A. b '])(
  'typing out sentences of %j takes no more than linear time',
  (unit) => {
    const read = (text: string) =>
      revealSentences({ text, shown: 0, elapsedMs: Number.POSITIVE_INFINITY, writing: true })
    expectLinear(read, repeated(unit), 1000)
  },
)
