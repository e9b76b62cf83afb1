import type { TryReason } from '../chat/versions.ts'

/** For the turn of a goodbye: the reply does not hold them back. */
export const GOODBYE_ADDENDUM = `A pessoa está se despedindo. Nesta resposta não faça nenhuma pergunta e não deixe gancho para ela ficar: agradeça a conversa, lembre da confidencialidade em poucas palavras e despeça-se com um fecho simbólico breve, sem ponto de interrogação.`

/** For the turn in which a person asks for an exercise: the screen offers them under the reply. */
export const EXERCISE_ADDENDUM = `A pessoa pediu um exercício. O aplicativo tem cinco exercícios escritos no Caderno dela (registro de pensamento, próximo passo pequeno, resolver um problema, hora da preocupação e carta que não se envia) e mostra os botões logo abaixo desta resposta. Diga em uma frase que estão ali, com o que combina com o que ela contou, sem insistir e sem conduzir outro exercício no lugar.`

/** The instruction for another reply, by the person's reason. */
export const TRY_AGAIN_ADDENDA: Record<TryReason, string> = {
  'de-novo':
    'A pessoa pediu outra resposta para esta mensagem. Escreva uma nova, por outro caminho, sem comentar o pedido.',
  'mais-curta':
    'A pessoa pediu uma resposta mais curta para esta mensagem. Escreva no máximo a metade do que escreveria, sem comentar o pedido.',
  'menos-conselho':
    'A pessoa pediu menos conselho. Escute e reflita o que ela sente; não sugira nada nem diga o que fazer, sem comentar o pedido.',
  'mais-direta':
    'A pessoa pediu uma resposta mais direta. Vá ao ponto na primeira frase e deixe os rodeios de fora, sem comentar o pedido.',
  'nao-foi-isso':
    'A resposta anterior não entendeu o que a pessoa quis dizer. Releia a mensagem dela, procure outro sentido e, na dúvida, pergunte o que ela quis dizer.',
  julgamento:
    'A pessoa se sentiu julgada pela resposta anterior. Reconheça isso em uma frase, sem se justificar, e responda com acolhimento, sem nenhuma avaliação do que ela fez ou sentiu.',
}

/** Sections for this turn only, without numbers: an empty list adds nothing. */
export function addendaSection(addenda: readonly string[]): string[] {
  const given = addenda.map((addendum) => addendum.trim()).filter((addendum) => addendum !== '')
  if (given.length === 0) return []
  return [
    `# Só para esta resposta\nVale acima do estilo e da forma:\n${given.map((text) => `- ${text}`).join('\n')}`,
  ]
}
