/**
 * Reminders of confidentiality that are true of this product: stored encrypted, shown only in the person's own
 * account, deletable, processed by an AI to be answered. None promises absolute secrecy.
 */
export const CONFIDENTIALITY_LINES: readonly string[] = [
  'O que você escreve fica guardado com criptografia e aparece apenas na sua conta.',
  'Esta conversa é tratada com confidencialidade, e você pode apagá-la quando quiser.',
  'Suas palavras são lidas por uma inteligência artificial para virar resposta e ficam guardadas com criptografia.',
  'Aqui há cuidado com a sua privacidade: a conversa só aparece para quem entra na sua conta.',
  'Sigilo absoluto nenhum serviço digital pode prometer; cuidado sério com o que você conta, sim.',
  'Você decide o que contar e até onde, e pode excluir esta conversa a qualquer momento.',
  'O que foi dito aqui fica na sua conta, protegido por criptografia, até você decidir apagar.',
  'Se quiser saber exatamente como suas mensagens são protegidas, a Política de privacidade explica sem letra miúda.',
]
