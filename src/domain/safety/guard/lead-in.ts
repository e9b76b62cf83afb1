// Up to two words and a mark, or emoji, in front of a sentence. The sentence cutter leaves them together.
const LEAD_IN =
  /^\s*(?:(?:[^\s.!?…]+(?:\s+[^\s.!?…]+)?[.!?…]+["”')]*|(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+)\s+)+/u
// 'Claro!', 'Kkkk.', 'Robô, eu?' answer something: without the answer they say the opposite of what we put there.
const ANSWERS =
  /(?:^|[\s"“])(?:sim|n[aã]o|claro|certeza|exato|exatamente|verdade|pode|jura|concordo|[oó]bvio|l[oó]gico|isso|perfeito|combinado|nada|dera|imagina|rob[oô]|eu|k{2,}|(?:ha){2,}|rs+)(?=[\s,.!?…]|$)/i

/** What stands before a sentence and can be shown without it. Empty when there is none. */
export function leadInOf(text: string): string {
  const leadIn = text.match(LEAD_IN)?.[0] ?? ''
  return leadIn.length === text.length || ANSWERS.test(leadIn) ? '' : leadIn
}
