/** Where one wrote, after the farewell to somebody under 18. */
export const farewellCopy = {
  over: 'Esta conversa terminou aqui. Se precisar falar com alguém agora, ligue',
  calls: [
    { words: '188 (CVV)', href: 'tel:188' },
    { words: '100 (Disque 100)', href: 'tel:100' },
  ],
  account: 'Baixar ou apagar o que escrevi',
} as const

/** While something is away. Nobody reads what is written then: a telephone needs neither a connection nor us. */
export const awayCopy = {
  connection: 'Sem conexão. O que você escrever fica guardado aqui.',
  server:
    'Estamos sem conseguir guardar agora. O que você escrever fica neste aparelho e segue sozinho depois.',
  call: 'Se precisar de alguém agora, ligue',
  calls: [
    { words: '188 (CVV)', href: 'tel:188' },
    { words: '192 (SAMU)', href: 'tel:192' },
  ],
  or: 'ou',
  breathe: 'Respirar com calma',
  exercises: 'Exercícios que funcionam sem conexão',
  exercisesLater: 'O que você escrever fica neste aparelho e vai para o caderno quando a conexão voltar.',
} as const
