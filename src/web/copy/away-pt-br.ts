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
} as const
