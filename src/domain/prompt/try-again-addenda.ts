import type { TryReason } from '../chat/versions.ts'

/** What the model is told when somebody asks for another reply, by their reason. */
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
