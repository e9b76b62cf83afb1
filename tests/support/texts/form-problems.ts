import { REPLY_FORM } from '#domain/prompt/prompt-sections.ts'

const CONFIDENTIAL = /confiden|criptograf|sigilo|privacidade|protegid/i
const MARKUP = /^\s*(?:#|[-*+•] |\d+[.)] |>|\|)|https?:/m

/** What an ordinary reply does not do that the contract asks for; empty when it keeps it. */
export function formProblems(reply: string): string[] {
  const paragraphs = reply.split(/\n{2,}/)
  const last = paragraphs.at(-1) ?? ''
  const body = paragraphs.slice(0, -1).join('\n\n')
  const words = reply.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const questions = count(last, /\?/g)
  const problems: [boolean, string][] = [
    [words < REPLY_FORM.fewestWords || words > REPLY_FORM.mostWords, `${words} words`],
    [paragraphs.length < 2 || paragraphs.length > 4, `${paragraphs.length} paragraphs`],
    [questions < 1 || questions > REPLY_FORM.mostQuestions, `${questions} questions at the end`],
    [!last.endsWith('?'), 'something after the question'],
    [body.includes('?'), 'a question before the last paragraph'],
    [count(reply, /\p{Extended_Pictographic}/gu) > REPLY_FORM.mostEmoji, 'too many emoji'],
    [/\p{Extended_Pictographic}/u.test(last), 'an emoji in the last paragraph'],
    [!CONFIDENTIAL.test(body), 'no word of confidentiality'],
    [MARKUP.test(reply), 'a heading, a list or a link'],
  ]
  return problems.filter(([isOne]) => isOne).map(([, problem]) => problem)
}

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0
